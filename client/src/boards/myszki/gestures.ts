/** Fingers, mouse and wheel move the camera: one finger or a held button pans, two fingers and the wheel zoom. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const STILL = 6; // pixels that a hand may tremble without dragging
const WHEEL = 0.0016;
const PINCHED_WHEEL = 0.012; // a touchpad tells a pinch as a wheel with Ctrl
const LINE = 30; // pixels, where a wheel counts lines

type Point = { x: number; y: number };
/** A real click or tap: where, and whether by a finger. */
export type Tap = (event: MouseEvent, at: Point, finger: boolean) => void;

export function gestures(camera: Camera, tap: Tap): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let moved = false;
    let finger = false;

    const inside = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const press = (event: PointerEvent) => {
      if (event.button > 0) return;
      finger = event.pointerType === "touch";
      if (down.size === 0) [start, moved] = [inside(event), false];
      down.set(event.pointerId, inside(event));
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before || !start) return;
      const now = inside(event);
      if (!moved && down.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
      if (!moved) for (const id of down.keys()) element.setPointerCapture(id);
      moved = camera.held = true;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else camera.pan(before.x - now.x, before.y - now.y);
      down.set(event.pointerId, now);
    };
    const pinch = (before: Point, now: Point, other: Point) => {
      const apart = (point: Point) => Math.max(10, Math.hypot(point.x - other.x, point.y - other.y));
      camera.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
      camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    };
    const release = (event: PointerEvent) => {
      down.delete(event.pointerId);
      if (down.size === 0) camera.held = false;
    };
    const click = (event: MouseEvent) => {
      if (!moved) return tap(event, inside(event), finger && event.detail > 0); // keys have no detail
      moved = false; // what ends a drag is no click
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const [x, y] = [event.deltaX * unit, event.deltaY * unit];
      const at = inside(event);
      if (event.shiftKey || Math.abs(x) > Math.abs(y)) camera.pan(x || y, 0);
      else camera.zoom(Math.exp(-y * (event.ctrlKey ? PINCHED_WHEEL : WHEEL)), at.x, at.y);
    };

    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}
