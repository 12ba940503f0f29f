/** The keyboard at the table: arrows go from cell to cell, with Shift they pan; + − 0 zoom; 1 2 3 take up a tile. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { ARROWS, type Place } from "./places";

const ZOOM = 1.25;
const STRIDE = 1.5; // cells

export type Steering = {
  camera: () => Camera;
  move: (way: Place) => void;
  hold: (index: number | null) => void;
};

export function steering({ camera, move, hold }: Steering): Attachment<HTMLElement> {
  const steer = (event: KeyboardEvent): boolean => {
    const way = ARROWS[event.key];
    if (way && (event.shiftKey || camera().far)) camera().pan(way[0] * STRIDE * camera().size, way[1] * STRIDE * camera().size);
    else if (way) move(way);
    else if (event.key === "+" || event.key === "=") camera().zoom(ZOOM);
    else if (event.key === "-") camera().zoom(1 / ZOOM);
    else if (event.key === "0") camera().overview();
    else if (["1", "2", "3"].includes(event.key)) hold(Number(event.key) - 1);
    else if (event.key === "Escape") hold(null);
    else if (event.key === "Enter" && camera().far) camera().zoom(64 / camera().size);
    else return false;
    return true;
  };
  return (element) => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && steer(event) && event.key !== "Escape") event.preventDefault();
    };
    element.addEventListener("keydown", pressed);
    return () => element.removeEventListener("keydown", pressed);
  };
}
