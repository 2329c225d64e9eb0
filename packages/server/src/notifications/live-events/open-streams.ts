import type { EventStream } from './event-stream.ts';

/** Number of streams that one account may have open at a time. */
const MAX_PER_ACCOUNT = 12;
const BEAT_MS = 20_000;
/** A stream checks on every third heartbeat whether its session is still open. */
const BEATS_PER_CHECK = 3;

/** The open streams of this process: counted per account, kept alive, and closed with the server. */
export class OpenStreams {
  readonly #byAccount = new Map<number, Set<EventStream>>();
  readonly #onError: (error: unknown) => void;
  #stopping = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get count(): number {
    return [...this.#byAccount.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  hasRoom(userId: number): boolean {
    return !this.#stopping && (this.#byAccount.get(userId)?.size ?? 0) < MAX_PER_ACCOUNT;
  }

  /** Keeps a stream alive until it is closed, or until `isOpen` says that its session has ended. */
  add(userId: number, stream: EventStream, isOpen: () => Promise<boolean>): void {
    const streams = this.#byAccount.get(userId) ?? new Set();
    this.#byAccount.set(userId, streams.add(stream));
    let beats = 0;
    const beat = async () => {
      beats += 1;
      stream.beat();
      if (beats % BEATS_PER_CHECK === 0 && !(await isOpen())) stream.end();
    };
    const timer = setInterval(() => void beat().catch(this.#onError), BEAT_MS);
    stream.onClose(() => {
      clearInterval(timer);
      streams.delete(stream);
      if (streams.size === 0) this.#byAccount.delete(userId);
    });
  }

  /** Closes every stream; readers reconnect to another server and catch up. */
  endAll(): void {
    this.#stopping = true;
    for (const streams of this.#byAccount.values()) for (const stream of streams) stream.end();
  }
}
