/** What there is to do, with what it is about: points left, the card, the mission, the leader's space. */
import type { BoardProps } from "../contract";
import type { WistarView } from "./view";

export function prompt(view: WistarView, say: BoardProps["say"]): string {
  const about = view.about;
  if (!about) return "";
  if (view.stage === "turn") return turn(view, say);
  const parts = [say(`prompt-${view.stage}`)];
  if (about.left !== null && about.left > 0) parts.push(`(${say("board-left", { left: about.left })})`);
  if (about.card !== null) parts.push(`(${say(`project-${about.card}`)})`);
  if (about.task !== null) parts.push(`(${say(`task-${about.task[0]}-${about.task[1]}`)})`);
  return parts.join(" ");
}

function turn(view: WistarView, say: BoardProps["say"]): string {
  if (view.pending.length > 0) return say("page-prompt-pending", { number: view.pending.length });
  return say(view.space === null ? "prompt-turn" : "page-prompt-end");
}
