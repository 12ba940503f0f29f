/** What the reader likes: light or dark, with or without motion and sound. Kept in this browser. */
import { recall, remember } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>(THEMES.find((one) => one === recall("theme")) ?? "auto");
  sound = $state(recall("sound") === "on");
  quick = $state(recall("quick") === "on"); // animations left out by choice
  notify = $state(recall("notify") === "on"); // what the browser may show outside the page
  private still = $state(still.matches); // and by what the system says

  constructor() {
    still.addEventListener("change", () => (this.still = still.matches));
  }

  /** Whether nothing is to move. */
  get calm(): boolean {
    return this.quick || this.still;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  hear(sound: boolean): void {
    this.sound = sound;
    remember("sound", sound ? "on" : "off");
  }

  tell(notify: boolean): void {
    this.notify = notify;
    remember("notify", notify ? "on" : "off");
  }

  hurry(quick: boolean): void {
    this.quick = quick;
    remember("quick", quick ? "on" : "off");
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["calm"] = String(this.calm);
  }
}

export const settings = new Settings();
