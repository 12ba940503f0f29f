/** Fetching over a line that may be dead: what is needed is tried again until it comes. */
import { getText, OFFLINE, Trouble } from "./api";
import { t } from "./texts.svelte";
import { notice, worded } from "./toasts.svelte";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const OUTAGE = 503; // the server answers, but its database does not
const LOADED_ANEW = "loaded-anew";
const SOON_MS = 60_000;

/** Do something as often as it takes, as long as only the line or an outage is in the way, which is told. */
export async function patiently<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Trouble) || (error.code !== OFFLINE && error.status !== OUTAGE)) throw error;
      notice(error.code === OFFLINE ? t("connection-lost") : error.message);
    }
    await online(wait);
  }
}

/** A while, or until the browser knows of a connection again. */
function online(wait: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(go, wait);
    function go(): void {
      clearTimeout(timer);
      removeEventListener("online", go);
      done();
    }
    addEventListener("online", go);
  });
}

/**
 * A part of the page's own code. If it does not come, everything is loaded anew once the server answers: browsers do
 * not fetch such a part twice, and the server may have been given a newer page.
 */
export async function part<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await patiently(() => getText("/healthz"));
    const helpless = Date.now() - Number(sessionStorage.getItem(LOADED_ANEW)) < SOON_MS;
    sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
    if (helpless) notice(worded(error));
    else location.reload();
    return new Promise(() => undefined);
  }
}
