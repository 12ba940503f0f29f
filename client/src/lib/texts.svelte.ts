/** The language of the page. It changes in one go: first everything is fetched, then all words change together. */
import { getText } from "./api";
import { Speaker, type Facts } from "./speaker";

export const LANGUAGES = ["en", "cs", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", pl: "Polski" };
const CLIENT = "client";
const YEAR_S = 365 * 24 * 60 * 60;

type Words = { language: Language; speakers: Record<string, Speaker> };

let words = $state.raw<Words>({ language: "en", speakers: {} });
const followers = new Set<(language: Language) => Promise<void> | void>();

async function fetched(domain: string, language: Language): Promise<Speaker> {
  return new Speaker(language, await getText(`/api/texts/${domain}/${language}`));
}

/** The language that the document came in. */
export async function begin(): Promise<void> {
  const given = document.documentElement.lang;
  const language = LANGUAGES.find((one) => one === given) ?? "en";
  words = { language, speakers: { [CLIENT]: await fetched(CLIENT, language) } };
}

/** Have the words of a game at hand. */
export async function learn(game: string): Promise<void> {
  if (words.speakers[game]) return;
  const language = words.language;
  const speaker = await fetched(game, language);
  if (words.language === language) words = { language, speakers: { ...words.speakers, [game]: speaker } };
  else await learn(game); // the language was changed in the meantime
}

export async function speak(language: Language): Promise<void> {
  if (language === words.language) return;
  const domains = Object.keys(words.speakers);
  const speakers = await Promise.all(domains.map((domain) => fetched(domain, language)));
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await Promise.all([...followers].map((follow) => follow(language)));
  document.documentElement.lang = language;
  words = { language, speakers: Object.fromEntries(domains.map((domain, index) => [domain, speakers[index]!])) };
}

/** Called before the language changes, to fetch what the server words. Returns what ends it. */
export function follow(change: (language: Language) => Promise<void> | void): () => void {
  followers.add(change);
  return () => followers.delete(change);
}

export function language(): Language {
  return words.language;
}

/** Words of the page itself. */
export function t(key: string, facts: Facts = {}): string {
  return words.speakers[CLIENT]?.say(key, facts) ?? "";
}

/** Words of a game; nothing until they are there. */
export function tell(game: string, key: string, facts: Facts = {}, names: string[] = []): string {
  return words.speakers[game]?.say(key, facts, names) ?? "";
}

export function knows(game: string, key: string): boolean {
  return words.speakers[game]?.has(key) ?? false;
}

export function learned(game: string): boolean {
  return game in words.speakers;
}
