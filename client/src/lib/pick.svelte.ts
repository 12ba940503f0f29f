/** Makes any element stand for a choice. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Pick, Reason } from "../boards/contract";
import { explaining, forget, hideBubble, showBubble } from "./explain.svelte";

export type Picking = {
  choices: () => ReadonlySet<string>;
  hint: () => string | null;
  choose: (action: string) => void;
  /** Nothing can be chosen, whatever is among the choices: a press only says what it is. */
  idle: () => boolean;
  why: (action: string) => Promise<Reason | null>;
  wording: (action: string) => string;
};

const NATIVE = ["button", "a", "input"];

export function picking(given: Picking): (action: string, how?: Pick) => Attachment<Element> {
  return (action, how = {}) =>
    (element) => {
      const native = NATIVE.includes(element.localName);
      element.setAttribute("data-action", action);
      if (!native) element.setAttribute("role", "button");
      if (!native) element.setAttribute("tabindex", "0");

      let may: boolean | undefined;
      let able: boolean | undefined;
      let label: string | undefined;
      $effect.pre(() => {
        // A board has hundreds of these, and most of them stay as they are.
        const [could, called] = [given.choices().has(action), how.label ?? given.wording(action)];
        const can = could && !given.idle();
        element.toggleAttribute("data-hint", given.hint() === action);
        if (called !== label) element.setAttribute("aria-label", called);
        if (could !== may) element.setAttribute("data-may", could ? "yes" : "no");
        if (can !== able) element.setAttribute("aria-disabled", String(!can));
        if (may !== undefined) untrack(() => forget(element)); // what was said of it may hold no longer
        [may, able, label] = [could, can, called];
      });

      let asking = false; // a long press was a question
      const reason = () => (may ? { text: given.wording(action), rule: "" } : given.why(action));
      const choose = () => {
        if (asking) asking = false;
        else if (able) {
          hideBubble();
          given.choose(action);
        } else void showBubble(element, reason);
      };
      const keys = (event: Event) => {
        const { key } = event as KeyboardEvent;
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        choose();
      };
      element.addEventListener("click", choose);
      if (!native) element.addEventListener("keydown", keys);
      const silent = how.describe === false;
      const stop = silent ? undefined : untrack(() => explaining(reason, (long) => (asking = long))(element));
      return () => {
        stop?.();
        element.removeEventListener("click", choose);
        element.removeEventListener("keydown", keys);
      };
    };
}
