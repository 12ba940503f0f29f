/** Small drawings, many on every card: made as plain elements, for they never change once they are there. */
import type { Attachment } from "svelte/attachments";
import "./drawing.css";
import { signOf, type Amount } from "./signs";
import type { PrintedClause, PrintedEffect, PrintedProject } from "./view";

const SVG = "http://www.w3.org/2000/svg";
const TINT = "#e8b86a";
const icons = new Map<string, SVGElement>();
const faces = new WeakMap<PrintedProject, Map<boolean, Element>>(); // what is printed is another object in another language

/** Draws it into an element, which is empty otherwise. */
export function drawn(made: Node[]): Attachment<Element> {
  return (element) => element.replaceChildren(...made);
}

function span(kind: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = kind;
  element.append(...inside);
  return element;
}

function bold(text: number | string, kind = ""): HTMLElement {
  const element = document.createElement("b");
  if (kind) element.className = kind;
  element.textContent = String(text);
  return element;
}

/** As Icon.svelte draws it. */
function icon(name: string, size: number, tint = ""): Node {
  const key = `${name} ${size} ${tint}`;
  let found = icons.get(key);
  if (!found) {
    found = document.createElementNS(SVG, "svg");
    const given = { class: "icon", width: String(size), height: String(size), "aria-hidden": "true" };
    for (const [attribute, value] of Object.entries(given)) found.setAttribute(attribute, value);
    if (tint) found.setAttribute("color", tint);
    found.appendChild(document.createElementNS(SVG, "use")).setAttribute("href", `#wistar-${name}`);
    icons.set(key, found);
  }
  return found.cloneNode(true);
}

/** So many of this and that: a number stands before what there is more than one of. */
export function amountsDrawn(of: Amount[], size: number): Node[] {
  return of.map(([word, number]) => {
    const sign = word === "electricity" && number === 2 ? { icons: ["strong"] } : signOf(word);
    const amount = span("amount");
    if (word === "vp" || (number !== 1 && word !== "electricity")) amount.append(bold(number));
    amount.append(...sign.icons.map((name) => icon(name, size, TINT)));
    if (sign.mark) amount.append(span("mark", sign.mark));
    return amount;
  });
}

/** When it works, what it costs, what it brings. */
export function effectDrawn(effect: PrintedEffect, type: boolean, size: number): Node[] {
  const clauses = effect.clauses.map((clause) => span("clause", ...before(clause, size), ...amountsDrawn(clause.gains, size), ...after(clause, size)));
  return type && clauses.length > 0 ? [icon(effect.type, size), ...clauses] : clauses;
}

function before({ pattern, word, have, pays }: PrintedClause, size: number): Node[] {
  if (pattern === "each" && word) return [...amountsDrawn([[word, 1]], size), bold(":")];
  if (pattern === "discount" && word) return [bold("−1"), ...signOf(word).icons.map((name) => icon(name, size))];
  if (pattern === "lasting" && word) return [icon(word, size)];
  if (pattern === "if" && have) return [...amountsDrawn([have], size), bold("?")];
  if (pattern === "exchange") return [...amountsDrawn(pays, size), bold("→")];
  if (pattern !== "against" || !have) return [];
  const lost = pays.flatMap((pay, place) => [...(place > 0 ? [bold("/")] : []), bold("−"), ...amountsDrawn([pay], size)]);
  return [bold(">"), ...amountsDrawn([[have[0], 1]], size), bold(":"), ...lost];
}

function after({ pattern, have }: PrintedClause, size: number): Node[] {
  return pattern === "per" && have ? [bold("/"), ...amountsDrawn([have], size)] : [];
}

/** What is printed on a project card: name and points, what it needs and gives, what it does; in full also as a sentence. */
export function faceDrawn(project: PrintedProject, name: string, full: boolean): Node[] {
  let known = faces.get(project);
  if (!known) faces.set(project, (known = new Map()));
  let face = known.get(full);
  if (!face) known.set(full, (face = span("face", ...printed(project, name, full))));
  return [...face.cloneNode(true).childNodes];
}

function printed(project: PrintedProject, name: string, full: boolean): Node[] {
  const { cost, have } = project.needs;
  const size = full ? 20 : 16;
  const top = span("top", icon(project.kind, size), span("name", name));
  if (project.vp !== 0) top.append(bold(project.vp, "vp"));
  const needs = span("line needs", ...amountsDrawn(cost, size));
  if (have.length > 0) needs.append(span("have", ...amountsDrawn(have, size - 2)));
  if (cost.length + have.length === 0) needs.append(bold(0));
  if (project.symbols.length > 0) needs.append(span("gives", ...amountsDrawn(project.symbols, size)));
  const does = span("line does", span("effect", ...effectDrawn(project.effect, true, size)));
  return full ? [top, needs, does, span("text", project.effect.text)] : [top, needs, does];
}
