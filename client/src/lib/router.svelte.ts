/** Addresses of the page, and going from one to another without loading it anew. */

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "me" }
  | { page: "ranking"; game: string }
  | { page: "person"; person: string }
  | { page: "fair"; table: string }
  | { page: "join"; token: string }
  | { page: "nowhere" };

export function placeOf(path: string, hash: string): Place {
  const [first = "", second = "", third] = path.split("/").slice(1).map(decoded);
  const behind = decoded(hash.replace(/^#/, ""));
  if (third) return { page: "nowhere" };
  if (behind.startsWith("join=")) return { page: "join", token: behind.slice(5) };
  if (first === "") return { page: "home" };
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "rules") return { page: "rules", game: second, rule: behind };
  if (first === "me" && !second) return { page: "me" };
  if (first === "ranking") return { page: "ranking", game: second };
  if (first === "person" && second) return { page: "person", person: second };
  if (first === "fair" && second) return { page: "fair", table: second };
  if (first === "join") return { page: "join", token: second || behind };
  return { page: "nowhere" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let place = $state.raw<Place>({ page: "home" });

function look(): void {
  place = placeOf(location.pathname, location.hash);
}

export function here(): Place {
  return place;
}

export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!address.includes("#")) scrollTo(0, 0);
}

/** Take over clicks on links to our own pages. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
}
