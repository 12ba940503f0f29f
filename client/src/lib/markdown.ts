/** The rulebooks' Markdown: headings, paragraphs, lists whose items begin with a rule's number, drawings, bold and code. */

export type Span = { kind: "text" | "code" | "bold" | "rule"; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[]; text: string }
  | { kind: "paragraph"; spans: Span[]; text: string }
  | { kind: "rule"; id: string; spans: Span[]; text: string }
  | { kind: "item"; spans: Span[]; text: string }
  | { kind: "drawing"; spans: Span[]; text: string };

const FENCE = /^\s*```/;
const RULE = /\b([A-Z]{1,2}\d+(?:\.\d+)?[a-z]?)\b/;
const NUMBERED = /^([A-Z]{1,2}\d+(?:\.\d+)?[a-z]?)\s+/;
const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z]{1,2}\d+(?:\.\d+)?[a-z]?\b)/;

export function spans(text: string): Span[] {
  return text
    .split(PIECES)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      if (piece.startsWith("**")) return { kind: "bold", text: piece.slice(2, -2) };
      return { kind: RULE.test(piece) && piece.match(RULE)?.[0] === piece ? "rule" : "text", text: piece };
    });
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  let drawing: string[] | null = null; // its lines, while one is open
  const flush = () => {
    const text = lines.map((line) => line.trim()).join(" ");
    lines = [];
    if (text) found.push(block(text));
  };
  for (const line of source.split("\n")) {
    if (FENCE.test(line)) {
      flush();
      if (drawing) found.push({ kind: "drawing", spans: [], text: outdented(drawing) });
      drawing = drawing ? null : [];
    } else if (drawing) drawing.push(line);
    else {
      if (line.trim() === "" || /^(#+|-)\s/.test(line)) flush();
      if (line.trim() !== "") lines.push(line);
      if (/^#+\s/.test(line)) flush();
    }
  }
  flush();
  return linked(found);
}

/** What has a rule's form and is none, such as the name of a space, leads nowhere. */
function linked(found: Block[]): Block[] {
  const known = new Set(found.map((one) => ("id" in one ? one.id : "")));
  const check = (span: Span): Span => (span.kind === "rule" && !known.has(span.text) ? { ...span, kind: "text" } : span);
  return found.map((one) => ({ ...one, spans: one.spans.map(check) }));
}

function outdented(lines: string[]): string {
  const margin = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join("\n");
}

function block(text: string): Block {
  const heading = /^(#+)\s+(.*)$/.exec(text);
  if (heading) {
    const words = heading[2]!;
    return { kind: "heading", level: heading[1]!.length, id: numberOf(words), spans: [{ kind: "text", text: words }], text: words };
  }
  if (!text.startsWith("- ")) return { kind: "paragraph", spans: spans(text), text };
  const item = text.slice(2);
  const id = numberOf(item);
  if (!id) return { kind: "item", spans: spans(item), text: item };
  return { kind: "rule", id, spans: spans(item.slice(id.length).trim()), text: item };
}

function numberOf(text: string): string {
  return NUMBERED.exec(text)?.[1] ?? "";
}
