/** The games there are, worded by the server. */
import type { GameInfo, Games } from "../api/types";
import { get } from "./api";
import { follow } from "./texts.svelte";

let games = $state.raw<GameInfo[]>([]);

export function allGames(): GameInfo[] {
  return games;
}

export function gameOf(name: string): GameInfo | undefined {
  return games.find((game) => game.name === name);
}

async function fetchGames(): Promise<void> {
  games = (await get<Games>("/api/games")).games;
}

export async function loadGames(): Promise<void> {
  if (games.length === 0) await fetchGames();
}

follow(async () => {
  if (games.length > 0) await fetchGames();
});
