/** Whom the reader does not hear; it holds on all their devices, and the server tells every open chat. */
import { post } from "./api";

/** Mute a person or a table's chat, by its id, or hear it again. */
export async function mute(id: string, muted = true): Promise<void> {
  await post("/api/me/mutes", { id, muted });
}
