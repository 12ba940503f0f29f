/** Differences of JSON values as the server sends them (docs/tables.md says how they are made). */

export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Fields = { [key: string]: Json };
export type Difference = {
  "="?: Json;
  "~"?: { [key: string]: Difference };
  "-"?: string[];
  "@"?: [number, Difference][];
  "+"?: [number, number, Json[]];
};

/** The new value; the old one stays as it is, and what has not changed is shared between the two. */
export function apply(old: Json, found: Difference): Json {
  if (found["="] !== undefined) return found["="];
  if (found["@"] && Array.isArray(old)) {
    const items = [...old];
    for (const [place, inner] of found["@"]) items[place] = apply(items[place] ?? null, inner);
    return items;
  }
  if (found["+"] && Array.isArray(old)) {
    const [begin, gone, came] = found["+"];
    return [...old.slice(0, begin), ...came, ...old.slice(begin + gone)];
  }
  if ((found["~"] || found["-"]) && isFields(old)) {
    const fields: Fields = { ...old };
    for (const key of found["-"] ?? []) delete fields[key];
    for (const [key, inner] of Object.entries(found["~"] ?? {})) fields[key] = apply(fields[key] ?? null, inner);
    return fields;
  }
  if (Object.keys(found).length > 0) throw new Error("the difference does not fit the value");
  return old;
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
