/** Whether a match counts, in words. */
import type { Body } from "./body";
import { t } from "./texts.svelte";

export function rating(body: Body): string {
  if (body.rated) return t("menu-rated");
  return body.setup.rated ? t("menu-not-rated") : t("menu-unrated");
}
