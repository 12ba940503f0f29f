/** The colours of dice and rows, each with a sign of its own: nobody has to tell them apart by colour. */

export type Colour = { fill: string; tint: string; sign: string };

const COLOURS: Record<string, Colour> = {
  red: { fill: "#c8402e", tint: "#fbe3dc", sign: "▲" },
  yellow: { fill: "#e0ac12", tint: "#fdf2cc", sign: "●" },
  green: { fill: "#3d8b3d", tint: "#e2f1da", sign: "■" },
  blue: { fill: "#2f6db5", tint: "#dde9f7", sign: "◆" },
};
const WHITE: Colour = { fill: "#fffdf5", tint: "#ffffff", sign: "" };

export function colour(name: string): Colour {
  return COLOURS[name] ?? WHITE;
}
