/** `waiting` for one of the places, `sending` with progress, then `done`, `failed` (may be tried again) or `cancelled` (too). */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export interface Upload<Result> {
  id: string;
  file: File;
  name: string;
  size: number;
  state: UploadState;
  /** Share that has been sent, 0–1. */
  progress: number;
  /** Why it failed, for the person. */
  error?: string | undefined;
  /** What the sender answered. */
  result?: Result | undefined;
}

/** Sends one file: tells its progress (0–1), stops when the signal says so, and answers what the server made of it. */
export type SendFile<Result> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Result>;

export interface UploadRules {
  /** Files on their way at the same time. Default 3. */
  atOnce?: number | undefined;
  /** Text for a failure; by default the error's own message when it has one. */
  toMessage?: ((error: unknown) => string) | undefined;
}

const AT_ONCE = 3;
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '올리지 못했어요. 다시 시도해 주세요.';

export interface UploadQueue<Result> {
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Upload<Result>[];
  /** Another sender for the files that start from now on. */
  sendBy: (send: SendFile<Result>) => void;
  add: (files: readonly File[]) => void;
  /** Stops a file that waits or is sent; it stays in the list and may be tried again. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes a file out of the list, stopping it first. */
  remove: (id: string) => void;
  /** Stops all and empties the list. */
  clear: () => void;
}

/** Sends files one after the other in their order, a few at the same time. Knows no React and no server. */
export function createUploadQueue<Result>(
  send: SendFile<Result>,
  { atOnce = AT_ONCE, toMessage = messageOf }: UploadRules = {},
): UploadQueue<Result> {
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let uploads: readonly Upload<Result>[] = [];
  let lastId = 0;
  let sender = send;

  const publish = (next: readonly Upload<Result>[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<Upload<Result>>): void =>
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const start = async ({ id, file }: Upload<Result>): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    change(id, { state: 'sending', progress: 0 });
    const tell = (part: Partial<Upload<Result>>): void => {
      if (!stop.signal.aborted) change(id, part);
    };
    try {
      const result = await sender(file, {
        signal: stop.signal,
        onProgress: (progress) => tell({ progress: Math.min(1, Math.max(0, progress)) }),
      });
      tell({ state: 'done', progress: 1, result });
    } catch (error) {
      // A file that was stopped has its state already; why the sender gave up is then no news.
      tell({ state: 'failed', error: toMessage(error) });
    } finally {
      // Tried again meanwhile, another one runs under this id.
      if (running.get(id) === stop) running.delete(id);
      fill();
    }
  };
  function fill(): void {
    for (const upload of uploads
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, atOnce - running.size)))
      void start(upload);
  }
  const stopOne = (id: string): void => {
    running.get(id)?.abort();
    running.delete(id);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    list: () => uploads,
    sendBy: (next) => {
      sender = next;
    },
    add: (files) => {
      const added = files.map((file): Upload<Result> => {
        lastId += 1;
        return { id: `file-${lastId}`, file, name: file.name, size: file.size, state: 'waiting', progress: 0 };
      });
      publish([...uploads, ...added]);
      fill();
    },
    cancel: (id) => {
      const state = uploads.find((upload) => upload.id === id)?.state;
      if (state !== 'waiting' && state !== 'sending') return;
      stopOne(id);
      change(id, { state: 'cancelled', progress: 0 });
      fill();
    },
    retry: (id) => {
      const state = uploads.find((upload) => upload.id === id)?.state;
      if (state !== 'failed' && state !== 'cancelled') return;
      change(id, { state: 'waiting', progress: 0, error: undefined });
      fill();
    },
    remove: (id) => {
      stopOne(id);
      publish(uploads.filter((upload) => upload.id !== id));
      fill();
    },
    clear: () => {
      for (const id of running.keys()) stopOne(id);
      publish([]);
    },
  };
}
