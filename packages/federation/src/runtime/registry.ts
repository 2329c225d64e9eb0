import type { HostedRemote, Registry } from '@danji/contracts/releases/release';

const INTERVAL_MS = 60_000;
const ELEMENT_ID = 'danji-registry';

/** Why a newer registry was not taken; the last good one stays in use. */
export type RegistryError = { reason: 'unreachable' | 'unusable'; cause: unknown };

type RegistryOptions = {
  /** What the page came with, see `readInlinedRegistry`. */
  initial: Registry;
  /** Asks the server for the visitor's set; its answer is already checked against the contract. */
  fetchRegistry: (signal: AbortSignal) => Promise<Registry>;
  onError: (error: RegistryError) => void;
};

/** The remotes of this tab. `current` and `subscribe` fit `useSyncExternalStore`. */
export type RegistryStore = {
  current(): Registry;
  find(remote: string): HostedRemote | undefined;
  subscribe(listener: () => void): () => void;
  /** Asks now: after a sign-in or sign-out, when other remotes may be loaded. Never rejects. */
  refresh(): Promise<void>;
  /** Asks on focus and every 60 s until `signal` ends. */
  watch(signal: AbortSignal): void;
};

/** The registry that the web host wrote into the page. @throws when the page has none: then nothing can be shown. */
export function readInlinedRegistry(page: Document = document): Registry {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page carries no #${ELEMENT_ID}`);
  return JSON.parse(text) as Registry;
}

/** Keeps the newest registry seen; an older revision is a replay and is refused. */
export function createRegistry({ initial, fetchRegistry, onError }: RegistryOptions): RegistryStore {
  const listeners = new Set<() => void>();
  let registry = initial;
  let asking: Promise<void> | undefined;

  const accept = (next: Registry) => {
    if (next.revision < registry.revision) {
      onError({ reason: 'unusable', cause: new Error(`Registry revision ${next.revision} is older than ${registry.revision}`) });
      return;
    }
    // Somebody else signed in: the revision is the same, the remotes are not.
    if (JSON.stringify(next.remotes) === JSON.stringify(registry.remotes)) return;
    registry = next;
    for (const listener of listeners) listener();
  };

  const refresh = () => {
    asking ??= fetchRegistry(AbortSignal.timeout(10_000))
      .then(accept, (cause: unknown) => { onError({ reason: 'unreachable', cause }); })
      .finally(() => { asking = undefined; });
    return asking;
  };

  const ask = () => { void refresh(); };

  return {
    current: () => registry,
    find: (remote) => registry.remotes.find((hosted) => hosted.remote === remote),
    subscribe(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    refresh,
    watch(signal) {
      const timer = setInterval(ask, INTERVAL_MS);
      window.addEventListener('focus', ask, { signal });
      signal.addEventListener('abort', () => { clearInterval(timer); });
    },
  };
}
