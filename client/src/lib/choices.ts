/** What choices are called: the list of all that a game can offer is fetched once, then notation is enough. */
import { get } from "./api";
import type { Value } from "./body";
import type { Facts } from "./speaker";

export type Worded = { action: string; key: string; facts: Facts };
export type Catalogue = ReadonlyMap<string, Worded>;

const fetched = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string, rules: number, options: Record<string, Value>): Promise<Catalogue> {
  const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  const address = `/api/games/${game}/choices?options=${encodeURIComponent(JSON.stringify(sorted))}&rules=${rules}`;
  let found = fetched.get(address);
  if (!found) {
    found = get<{ choices: Worded[] }>(address).then(({ choices }) => new Map(choices.map((one) => [one.action, one])));
    found.catch(() => fetched.delete(address)); // another try may do better
    fetched.set(address, found);
  }
  return found;
}
