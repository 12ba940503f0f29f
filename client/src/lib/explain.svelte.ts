/** The bubble that says what something is, or why it cannot be chosen: by pointing, focus, or a long press. */
import type { Attachment } from "svelte/attachments";
import type { Reason } from "../boards/contract";

const HOVER_MS = 250;
const PRESS_MS = 450;
const LINGER_MS = 400; // time to reach the link to the rule
const BEGINS = ["pointerenter", "pointerdown", "focus"]; // what else happens to an element follows one of these

type Bubble = Reason & { anchor: Element };
export type Asked = () => Reason | null | Promise<Reason | null>;

let bubble = $state.raw<Bubble | null>(null);
let turn = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function shownBubble(): Bubble | null {
  return bubble;
}

export async function showBubble(anchor: Element, asked: Asked): Promise<void> {
  const mine = ++turn;
  clearTimeout(leaving);
  const reason = await asked();
  if (mine === turn && anchor.isConnected) bubble = reason?.text ? { ...reason, anchor } : null;
}

export function hideBubble(anchor?: Element): void {
  if (anchor && bubble && bubble.anchor !== anchor) return;
  turn++;
  bubble = null;
}

/** Nothing more is said of this element, if something was. */
export function forget(anchor: Element): void {
  if (bubble?.anchor === anchor) hideBubble();
}

export function stayBubble(): void {
  clearTimeout(leaving);
}

export function leaveBubble(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => hideBubble(), LINGER_MS);
}

// Where the mouse was last pressed: what comes to lie under a mouse that rests is not asked about.
let rests: { x: number; y: number } | null = null;
// Whether the keyboard was used last: only then is a focus a question. Boards also move it after a tap.
let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", ({ clientX: x, clientY: y }) => ([rests, keyed] = [{ x, y }, false]), true);
// A finger is told by fractions of a pixel, the mouse that a browser makes of it is not.
const resting = ({ clientX, clientY }: PointerEvent) => rests !== null && Math.abs(rests.x - clientX) < 1 && Math.abs(rests.y - clientY) < 1;

/** Shows the bubble whenever somebody wants to know. `pressed` is told whether a press is a question, not a choice. */
export function explaining(asked: Asked, pressed: (long: boolean) => void = () => undefined): Attachment<Element> {
  return (element) => {
    // A board has hundreds of these, and hardly any is ever pointed at: only then is there more to do.
    let stop: (() => void) | null = null;
    const meet = (event: Event) => (stop ??= listening(element, asked, pressed, event));
    for (const name of BEGINS) element.addEventListener(name, meet);
    return () => {
      for (const name of BEGINS) element.removeEventListener(name, meet);
      stop?.();
    };
  };
}

/** Listens from this event on. Returns what ends it. */
function listening(element: Element, asked: Asked, pressed: (long: boolean) => void, first: Event): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let down = 0;
  let waiting = false; // until a mouse that rests here moves
  const after = (ms: number, then = () => {}) => {
    stop();
    timer = setTimeout(() => {
      then();
      void showBubble(element, asked);
    }, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    waiting = resting(event);
    if (!waiting) after(HOVER_MS);
  };
  const move = (event: PointerEvent) => waiting && enter(event);
  const leave = () => {
    waiting = false;
    stop();
    leaveBubble();
  };
  const press = (event: PointerEvent) => {
    pressed(false);
    down = event.timeStamp;
    if (event.pointerType !== "mouse") after(PRESS_MS, () => pressed(true));
  };
  const release = (event: PointerEvent) => {
    stop();
    if (event.pointerType === "mouse" || event.timeStamp - down >= PRESS_MS) return;
    pressed(false); // the screen was busy for longer than the press
    hideBubble(element);
  };
  const listeners: Record<string, (event: never) => void> = {
    pointerenter: enter,
    pointermove: move,
    pointerleave: leave,
    pointerdown: press,
    pointerup: release,
    pointercancel: stop,
    focus: () => keyed && element.matches(":focus-visible") && after(0),
    blur: leave,
    contextmenu: (event: Event) => event.preventDefault(),
  };
  listeners[first.type]?.(first as never);
  for (const name in listeners) element.addEventListener(name, listeners[name] as EventListener);
  return () => {
    stop();
    forget(element);
    for (const name in listeners) element.removeEventListener(name, listeners[name] as EventListener);
  };
}
