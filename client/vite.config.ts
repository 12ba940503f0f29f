import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const STATIC = "../src/cheeseboard/server/web/static";
const PACKED = /\.(js|css|svg|webmanifest)$/;

/** Puts a .gz and a .br beside everything that gets smaller by it, so that the server compresses nothing. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((one) => PACKED.test(one))) {
        const file = join(options.dir ?? STATIC, name);
        const data = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params: quality }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    assetsInlineLimit: 0, // what stands in the page itself would be against its security policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    target: "es2022",
  },
  test: { include: ["test/**/*.test.ts"], testTimeout: 60_000 }, // whatever else the machine does
});
