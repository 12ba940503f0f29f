/** The connection to a table: it comes back by itself, and what was said meanwhile is said again. */
import type { FromClient, FromServer, Ok, Pong, Problem, Reason, Refused, Stale } from "../api/types";

export type Reply = Ok | Refused | Stale | Problem | Reason | Pong;
type Unasked = Exclude<FromServer, Reply>;
type Said<Message = FromClient> = Message extends { id?: number } ? Omit<Message, "id"> : never;
export type State = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 15_000;
const SILENCE_MS = 10_000; // without an answer to a ping the line is dead
const ENDS = [4401, 4404]; // logged out, no such table: coming back would not help
const REPLIES = ["ok", "refused", "stale", "problem", "reason", "pong"];

type Waiting = { message: object; keep: boolean; done: (reply: Reply) => void; failed: (error: Error) => void };

export class Lost extends Error {}

export class Socket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly greet: () => void,
    private readonly hear: (message: Unasked) => void,
    private readonly changed: (state: State) => void,
    private readonly ticked: (serverNow: number) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Say something. What changes the table is kept until it is answered, over any number of connections. */
  ask(message: Said, keep = false): Promise<Reply> {
    const id = ++this.number;
    return new Promise((done, failed) => {
      const open = this.socket?.readyState === WebSocket.OPEN;
      if (!open && !keep) return failed(new Lost());
      const said = { ...message, id };
      this.waiting.set(id, { message: said, keep, done, failed });
      if (open) this.socket?.send(JSON.stringify(said));
    });
  }

  /** A new connection: in another language, or as somebody else. */
  renew(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.CONNECTING) return socket?.close();
    socket.addEventListener("open", () => socket.close(), { once: true }); // closed any sooner, the browser complains
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    } else this.ping();
  };

  /** The line is dead: nobody waits for it to say so itself. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket || this.ended) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed(0);
  };

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.closed(event.code);
  }

  private opened(): void {
    this.wait = FIRST_WAIT_MS;
    this.changed("open");
    const kept = [...this.waiting.values()];
    this.greet();
    for (const { message } of kept) this.socket?.send(JSON.stringify(message));
    this.ping();
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silence = setTimeout(() => socket === this.socket && this.drop(), SILENCE_MS);
    this.ask({ type: "ping" })
      .then((reply) => reply.type === "pong" && this.ticked(reply.now))
      .catch(() => undefined)
      .finally(() => clearTimeout(silence));
  }

  private closed(code: number): void {
    this.socket = null;
    clearInterval(this.pinging);
    for (const [id, { keep, failed }] of this.waiting) {
      if (keep && !this.ended) continue;
      this.waiting.delete(id);
      failed(new Lost());
    }
    if (this.ended) return;
    if (ENDS.includes(code)) {
      this.ended = true;
      this.changed("ended");
      return;
    }
    this.changed("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  private take(message: FromServer): void {
    if (!REPLIES.includes(message.type)) return this.hear(message as Unasked);
    const reply = message as Reply;
    const waiting = this.waiting.get(reply.id ?? -1);
    if (!waiting) return;
    this.waiting.delete(reply.id ?? -1);
    waiting.done(reply);
  }
}
