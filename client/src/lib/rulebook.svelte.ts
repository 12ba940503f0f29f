/** The rule that somebody has asked for, shown beside the table. */

let open = $state.raw<{ game: string; rule: string } | null>(null);

export function openRule(): { game: string; rule: string } | null {
  return open;
}

export function showRule(game: string, rule: string): void {
  open = { game, rule };
}

export function closeRule(): void {
  open = null;
}
