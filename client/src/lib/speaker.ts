/** Words by Fluent, as the server words them: seats have names, `@project-12` is the message of that id. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, number | string>;

const SEATS = ["player", "owner"]; // facts that are a seat's number and are told as a name
const LIST = " & "; // between the parts of a fact that is a list
const MOST_KEPT = 5000; // sentences

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly said = new Map<string, string>(); // a board says the same again and again

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  say(key: string, facts: Facts = {}, names: string[] = []): string {
    let asked = key;
    for (const name in facts) {
      const value = facts[name]!;
      asked += typeof value === "number" ? `\n${name} ${value} ${SEATS.includes(name) ? names[value] : ""}` : `\n${name}=${value}`;
    }
    let text = this.said.get(asked);
    if (text === undefined) {
      text = this.worded(key, facts, names);
      if (this.said.size >= MOST_KEPT) this.said.clear();
      this.said.set(asked, text);
    }
    return text;
  }

  private worded(key: string, facts: Facts, names: string[]): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) {
      console.error(`there are no words for ${key}`);
      return key;
    }
    const told: Facts = {};
    for (const [name, value] of Object.entries(facts)) told[name] = this.told(name, value, names);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, told, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }

  private told(name: string, value: number | string, names: string[]): number | string {
    if (SEATS.includes(name) && typeof value === "number") {
      return names[value] || this.say("seat-name", { number: value + 1 });
    }
    if (typeof value === "string" && value.startsWith("@")) return this.listed(value.split(LIST)) ?? value;
    return value;
  }

  /** What the parts are called, one after another: “@wood 2 & @metal 1” is “2 wood and 1 metal”. */
  private listed(parts: string[]): string | null {
    let text = "";
    for (const [index, part] of parts.entries()) {
      const [key = "", number] = part.slice(1).split(" ");
      if (!part.startsWith("@") || !this.has(key)) return null; // typed by somebody, and only repeated
      const said = this.say(key, number === undefined ? {} : { n: Number(number), place: index + 1 });
      const joint = index === parts.length - 1 ? "list-two" : "list-more";
      text = text ? this.say(joint, { first: text, second: said }) : said;
    }
    return text;
  }
}
