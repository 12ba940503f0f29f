/** What stands on the components, in the language of the page. It changes together with all other words. */
import { get } from "../../lib/api";
import { follow, language, type Language } from "../../lib/texts.svelte";
import { trying } from "../../lib/toasts.svelte";
import type { Printed } from "./view";

let told = $state.raw<Partial<Record<Language, Printed>>>({});

async function fetched(wanted: Language): Promise<void> {
  if (told[wanted]) return;
  const found = await get<Printed>(`/api/components/wistar/${wanted}`);
  told = { ...told, [wanted]: found };
}

/** What is printed; null until it is there. */
export function printedNow(): Printed | null {
  return told[language()] ?? null;
}

/** Have it at hand, whatever language is chosen. Returns what ends it. */
export function learnComponents(): () => void {
  void trying(() => fetched(language()));
  return follow(fetched);
}
