/** A table as this browser knows it: from all seats of the reader, or as a spectator. */
import type { Again, Chat, Foreseen, Gone, Hint, Line, OneTable, Silent, Update } from "../api/types";
import { get, post } from "./api";
import { Misfit, playing, taken, type Known, type Sent } from "./body";
import { self } from "./me.svelte";
import { patiently } from "./patience";
import { seen } from "./promised";
import { Lost, Socket, type Reply, type State } from "./socket";
import { notice, worded } from "./toasts.svelte";
import { follow } from "./texts.svelte";

type Reader = number | null;
type Command = Parameters<Socket["ask"]>[0];

export class Table {
  state = $state<State>("connecting");
  known = $state.raw<Record<string, Known>>({});
  lines = $state.raw<Line[]>([]);
  muted = $state(false); // the reader hears nothing of the chat
  silent = $state.raw<Silent[]>([]); // who has said something there that the reader does not hear
  rematch = $state.raw<Again | null>(null); // where those who played gather once more
  missing = $state<string | null>(null); // why the table cannot be shown
  behind = $state(0); // what the server's clock is ahead of ours
  private readonly wanted = new Set<Reader>();
  private socket: Socket | null = null;
  private promised = false;
  private ended = false;
  private unfollow = follow(() => this.socket?.renew());

  constructor(readonly id: string) {
    void this.begin();
  }

  /** What is shown from a seat of the reader's, else as a spectator sees it. */
  of(reader: Reader): Known | null {
    return this.known[String(reader)] ?? null;
  }

  /** The seats that the reader plays from here, in their order. */
  get mine(): number[] {
    return Object.keys(this.known).filter((key) => key !== "null").map(Number).sort();
  }

  /** Whatever is known best. */
  get best(): Known | null {
    const [first] = this.mine;
    return first === undefined ? this.of(null) : this.of(first);
  }

  end(): void {
    this.ended = true;
    this.unfollow();
    this.socket?.end();
  }

  private async begin(): Promise<void> {
    try {
      const { status, your_seats } = await patiently(() => get<OneTable>(`/api/tables/${encodeURIComponent(this.id)}`));
      if (status !== "gathering") your_seats.forEach((seat) => this.wanted.add(seat));
      if (this.wanted.size === 0) this.wanted.add(null);
    } catch (error) {
      this.missing = worded(error);
      return;
    }
    if (this.ended) return;
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.id)}/socket`;
    this.socket = new Socket(
      address,
      () => this.wanted.forEach((reader) => void this.hello(reader, 0)),
      (message) => this.hear(message as Update | Gone | Chat | Again),
      (state) => (this.state = state),
      (now) => (this.behind = now - Date.now()),
    );
  }

  /** On a new connection the chat comes whole: meanwhile somebody may have been muted on another device. */
  private async hello(seat: Reader, lines = this.lines.at(-1)?.number ?? 0): Promise<void> {
    const since = this.of(seat)?.body.revision ?? 0;
    const reply = await this.socket?.ask({ type: "hello", seat, since, lines }).catch(() => null);
    if (reply?.type !== "problem") return;
    this.wanted.delete(seat);
    if (this.wanted.size > 0 || seat === null) this.missing = seat === null ? reply.text : null;
    else this.want(null);
  }

  private want(reader: Reader): void {
    if (this.wanted.has(reader)) return;
    this.wanted.add(reader);
    void this.hello(reader);
  }

  private hear(message: Update | Gone | Chat | Again): void {
    if (message.type === "chat") this.listen(message);
    else if (message.type === "rematch") this.rematch = message.table === null ? null : message;
    else if (message.type === "gone") this.lose(message);
    else this.update(message.seat, message.body as unknown as Sent);
  }

  private listen(chat: Chat): void {
    if (chat.whole) {
      this.lines = chat.lines;
      this.muted = chat.muted;
      this.silent = chat.silent;
      return;
    }
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...chat.lines.filter((line) => line.number > last)];
  }

  private update(reader: Reader, sent: Sent): void {
    try {
      this.known = { ...this.known, [String(reader)]: taken(this.of(reader), sent) };
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      const { [String(reader)]: _, ...others } = this.known; // something was missed: ask for everything
      this.known = others;
      void this.hello(reader);
      return;
    }
    this.keepPromise();
    this.sitDown();
  }

  /** What was promised before the end is kept, to be compared with what is revealed. */
  private keepPromise(): void {
    const body = this.best?.body;
    if (this.promised || !body || body.status === "over" || body.status === "closed") return;
    seen(this.id, body.fair.commitment, body.status === "playing");
    this.promised = true;
  }

  /** Once the match has begun, look from the seats that are ours. */
  private sitDown(): void {
    const me = self().person;
    const body = this.best?.body;
    if (!body || me === null) return;
    const seats = playing(body).flatMap((seat, index) => (seat.person === me ? [index] : []));
    for (const seat of seats) this.want(seat);
    if (seats.length > 0 && seats.every((seat) => this.of(seat))) this.forget(null);
  }

  private forget(reader: Reader): void {
    this.wanted.delete(reader);
    if (!(String(reader) in this.known)) return;
    const { [String(reader)]: _, ...others } = this.known;
    this.known = others;
  }

  private lose(gone: Gone): void {
    notice(gone.text);
    this.forget(gone.seat);
    if (this.wanted.size > 0) return;
    if (gone.seat === null) this.missing = gone.text;
    else this.want(null);
  }

  /** Change something at the table. What is refused is told; true if it is done. */
  async command(message: Command): Promise<boolean> {
    let reply: Reply | undefined;
    try {
      reply = await this.socket?.ask(message, true);
    } catch (error) {
      if (error instanceof Lost) return false;
      throw error;
    }
    if (reply?.type === "refused") notice(reply.text, reply.rule);
    else if (reply?.type === "problem") notice(reply.text);
    return reply?.type === "ok";
  }

  async act(seat: number, action: string): Promise<boolean> {
    const ask = this.of(seat)?.body.ask;
    return ask == null ? false : this.command({ type: "act", seat, ask, action });
  }

  /** Leave the seat's answers to a standing order, or for null take it back. */
  order(seat: number, order: string | null): Promise<boolean> {
    return this.command({ type: "order", seat, order });
  }

  /** Why the seat may not do this now; null if it may, or if nobody can say. */
  async why(seat: number, action: string): Promise<{ text: string; rule: string } | null> {
    const reply = await this.socket?.ask({ type: "why", seat, action }).catch(() => null);
    if (reply?.type !== "reason" || reply.refusal === null) return null;
    return { text: reply.text ?? "", rule: String(reply.refusal["rule"] ?? "") };
  }

  /** What would come of a choice; null if nobody can say. */
  async outlook(seat: number, action: string): Promise<unknown> {
    const address = `/api/tables/${encodeURIComponent(this.id)}/outlook?seat=${seat}&action=${encodeURIComponent(action)}`;
    return get<Foreseen>(address).then(({ outlook }) => outlook, () => null);
  }

  /** What a search thinks of the seat's choices. */
  hint(seat: number, ask: number): Promise<Hint> {
    return this.post<Hint>("hint", { seat, ask });
  }

  /** Something that is asked for by a request of its own. */
  post<Answer>(what: string, body: object = {}): Promise<Answer> {
    return post<Answer>(`/api/tables/${encodeURIComponent(this.id)}/${what}`, body);
  }
}
