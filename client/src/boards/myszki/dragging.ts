/** A tile that is dragged out of the hand. Clicks stay clicks: only a real move is a drag. */
import type { Attachment } from "svelte/attachments";

const STILL = 8; // pixels

/** Where the pointer is, and whether the tile was let go there. */
export type Drag = { x: number; y: number; dropped: boolean };

export function dragging(told: (drag: Drag | null) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let dragged = false;
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      [from, dragged] = [{ x: event.clientX, y: event.clientY }, false];
      element.setPointerCapture(event.pointerId); // a quick hand has left the tile before its first move is told
    };
    const move = (event: PointerEvent) => {
      if (!from || (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL)) return;
      dragged = true;
      told({ x: event.clientX, y: event.clientY, dropped: false });
    };
    const release = (event: PointerEvent) => {
      if (from && dragged) told(event.type === "pointerup" ? { x: event.clientX, y: event.clientY, dropped: true } : null);
      from = null;
    };
    const click = (event: Event) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const listeners = [["pointerdown", press], ["pointermove", move], ["pointerup", release], ["pointercancel", release]] as const;
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", click, true);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, true);
    };
  };
}
