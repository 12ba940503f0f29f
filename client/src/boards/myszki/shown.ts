/** How long things are shown, and what there is to do. */
import type { Told } from "../../lib/body";
import type { BoardProps } from "../contract";
import type { MyszkiView } from "./view";

const PACES: Record<string, number> = {
  "event-began": 500,
  "event-drew": 400,
  "event-laid": 900,
  "event-ended": 1000,
  "event-fed": 800,
  "event-disarmed": 800,
  "event-caught": 700,
};

/** A mouse that has found nothing takes no time to count. */
export function paceOf(event: Told): number {
  if (event.key === "event-scored") return Number(event.facts["points"]) > 0 ? 480 : 140;
  return PACES[event.key] ?? 500;
}

export function prompt(view: MyszkiView, say: BoardProps["say"]): string {
  if (view.stage === "choose") return say("page-prompt-choose");
  return view.tiles.length === 0 ? say("page-prompt-first") : say("prompt-lay");
}
