import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { look } from "./lib/me.svelte";
import { startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { begin } from "./lib/texts.svelte";
import { startWorker } from "./lib/worker";

settings.show();
startRouter();
const target = document.getElementById("app")!;

try {
  await Promise.all([begin(), look()]);
  mount(App, { target });
  startWorker();
} catch (error) {
  console.error(error);
  apologise();
}

/** Nothing could be fetched, not even words: in all languages at once. */
function apologise(): void {
  const [page, title, again] = [document.createElement("main"), document.createElement("h1"), document.createElement("button")];
  title.textContent = "Cheeseboard";
  again.textContent = "Try again · Zkusit znovu · Spróbuj ponownie";
  again.className = "first";
  again.onclick = () => location.reload();
  page.className = "card sorry";
  page.append(title, again);
  target.replaceChildren(page);
}
