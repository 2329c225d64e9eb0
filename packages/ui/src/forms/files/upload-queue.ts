/**
 * `waiting` for a slot, `sending` with progress, then `done`, `failed` or `cancelled`; the last two can be retried,
 * unless it `isFinal`.
 */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export interface Upload<Result> {
  id: string;
  file: File;
  name: string;
  size: number;
  state: UploadState;
  /** Share that has been sent, 0–1. */
  progress: number;
  /** The message about the failure for the user. */
  error?: string | undefined;
  /** Whether it has failed for good: the same file is refused again. */
  isFinal?: boolean | undefined;
  /** The result of the sender. */
  result?: Result | undefined;
}

/**
 * Sends one file: reports its progress (0–1), stops when the signal aborts, and returns the server's result. An error
 * with `isFinal` says that the same file is refused again.
 */
export type SendFile<Result> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Result>;

export interface UploadRules {
  /** Number of files sent at the same time. Default 3. */
  atOnce?: number | undefined;
  /** Text for a failure; by default the error's own message when it has one. */
  toMessage?: ((error: unknown) => string) | undefined;
}

const AT_ONCE = 3;
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '올리지 못했어요. 다시 시도해 주세요.';

const isFinal = (error: unknown): boolean => error instanceof Error && 'isFinal' in error && error.isFinal === true;

export interface UploadQueue<Result> {
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Upload<Result>[];
  /** Replaces the sender for files that start later. */
  sendBy: (send: SendFile<Result>) => void;
  add: (files: readonly File[]) => void;
  /** Cancels a file that waits or is being sent; it stays in the list and can be retried. */
  cancel: (id: string) => void;
  /** Sends a failed or cancelled file again; not one that failed for good. */
  retry: (id: string) => void;
  /** Cancels a file and removes it from the list. */
  remove: (id: string) => void;
  /** Cancels all files and clears the list. */
  clear: () => void;
}

/** Sends files one after the other in their order, a few at the same time. Knows no React and no server. */
class SerialUploadQueue<Result> implements UploadQueue<Result> {
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #atOnce: number;
  readonly #toMessage: (error: unknown) => string;
  #uploads: readonly Upload<Result>[] = [];
  #lastId = 0;
  #send: SendFile<Result>;

  constructor(send: SendFile<Result>, { atOnce = AT_ONCE, toMessage = messageOf }: UploadRules) {
    this.#send = send;
    this.#atOnce = atOnce;
    this.#toMessage = toMessage;
  }

  readonly list = (): readonly Upload<Result>[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly sendBy = (next: SendFile<Result>): void => {
    this.#send = next;
  };

  readonly add = (files: readonly File[]): void => {
    const added = files.map((file): Upload<Result> => {
      this.#lastId += 1;
      return { id: `file-${this.#lastId}`, file, name: file.name, size: file.size, state: 'waiting', progress: 0 };
    });
    this.#publish([...this.#uploads, ...added]);
    this.#fill();
  };

  readonly cancel = (id: string): void => {
    const state = this.#stateOf(id);
    if (state !== 'waiting' && state !== 'sending') return;
    this.#abort(id);
    this.#change(id, { state: 'cancelled', progress: 0 });
    this.#fill();
  };

  readonly retry = (id: string): void => {
    const upload = this.#uploads.find((one) => one.id === id);
    if ((upload?.state !== 'failed' && upload?.state !== 'cancelled') || upload.isFinal) return;
    this.#change(id, { state: 'waiting', progress: 0, error: undefined });
    this.#fill();
  };

  readonly remove = (id: string): void => {
    this.#abort(id);
    this.#publish(this.#uploads.filter((upload) => upload.id !== id));
    this.#fill();
  };

  readonly clear = (): void => {
    for (const id of this.#running.keys()) this.#abort(id);
    this.#publish([]);
  };

  #stateOf(id: string): UploadState | undefined {
    return this.#uploads.find((upload) => upload.id === id)?.state;
  }

  #publish(next: readonly Upload<Result>[]): void {
    this.#uploads = next;
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, part: Partial<Upload<Result>>): void {
    this.#publish(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  #abort(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #fill(): void {
    const room = Math.max(0, this.#atOnce - this.#running.size);
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting').slice(0, room))
      void this.#start(upload);
  }

  async #start({ id, file }: Upload<Result>): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#change(id, { state: 'sending', progress: 0 });
    // A cancelled file already has its state, and the error of its sender does not matter.
    const report = (part: Partial<Upload<Result>>): void => {
      if (!controller.signal.aborted) this.#change(id, part);
    };
    try {
      const result = await this.#send(file, {
        signal: controller.signal,
        onProgress: (progress) => report({ progress: Math.min(1, Math.max(0, progress)) }),
      });
      report({ state: 'done', progress: 1, result });
    } catch (error) {
      report({ state: 'failed', error: this.#toMessage(error), isFinal: isFinal(error) });
    } finally {
      // After a retry another attempt runs under this id.
      if (this.#running.get(id) === controller) this.#running.delete(id);
      this.#fill();
    }
  }
}

/** A queue whose functions can be passed on separately. */
export const createUploadQueue = <Result>(send: SendFile<Result>, rules: UploadRules = {}): UploadQueue<Result> =>
  new SerialUploadQueue(send, rules);
