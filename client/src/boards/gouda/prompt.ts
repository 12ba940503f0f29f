/** What there is to do. In a window it depends on what the window is for, never on what anybody holds. */
import type { BoardProps } from "../contract";
import type { GoudaView } from "./view";

export function prompt(view: GoudaView, say: BoardProps["say"]): string {
  const window = view.windows.at(-1);
  return view.stage === "window" && window ? say(`page-prompt-${window.after}`) : say(`prompt-${view.stage}`);
}
