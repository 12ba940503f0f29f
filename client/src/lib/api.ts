/** Requests to the server. */
import type { ErrorBody } from "../api/types";

/** What the server would not do, with a sentence in the reader's language. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

export const OFFLINE = "offline";

async function asked(path: string, init?: RequestInit): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(path, { ...init, headers: { "x-cheeseboard": "1", ...init?.headers } });
  } catch {
    throw new Trouble(0, OFFLINE, OFFLINE);
  }
  if (reply.ok) return reply;
  const error = (await reply.json().catch(() => null)) as ErrorBody | null;
  throw new Trouble(reply.status, error?.code ?? "fault", error?.text ?? reply.statusText, error?.rule ?? null);
}

/** What a reply says; the line may die before all of it has come. */
async function whole<Said>(said: Promise<Said>): Promise<Said> {
  try {
    return await said;
  } catch (error) {
    throw error instanceof TypeError ? new Trouble(0, OFFLINE, OFFLINE) : error;
  }
}

export async function get<Reply>(path: string): Promise<Reply> {
  return whole((await asked(path)).json() as Promise<Reply>);
}

export async function getText(path: string): Promise<string> {
  return whole((await asked(path)).text());
}

export async function post<Reply>(path: string, body: object = {}): Promise<Reply> {
  const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return whole((await asked(path, init)).json() as Promise<Reply>);
}

export async function del(path: string): Promise<void> {
  await asked(path, { method: "DELETE" });
}
