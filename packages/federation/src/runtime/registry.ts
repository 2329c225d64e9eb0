import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { checkAge, checkSignature } from './check-registry.ts';

const INTERVAL_MS = 60_000;
const ELEMENT_ID = 'danji-registry';
const KEY_NAME = 'danji-registry-key';

/** Why a newer registry was not accepted; the last valid one stays in use. */
export type RegistryError = { reason: 'unreachable' | 'unusable'; cause: unknown };

type RegistryOptions = {
  /** The registry in the page, see `readInlinedRegistry`. */
  initial: Registry;
  /** Requests the visitor's registry from the server; the response is already checked against the contract. */
  fetchRegistry: (signal: AbortSignal) => Promise<Registry>;
  /** Called once for each reason, until a registry is accepted again. */
  onError: (error: RegistryError) => void;
  /** The public keys that the page trusts, raw in base64url; without one a registry needs no signature. */
  keys?: readonly string[];
};

/** The registry of this tab. `current` and `subscribe` are made for `useSyncExternalStore`. */
export type RegistryStore = {
  current(): Registry;
  find(remote: string): HostedRemote | undefined;
  subscribe(listener: () => void): () => void;
  /** Requests the registry now: after a sign-in or sign-out other remotes may be loaded. Never rejects. */
  refresh(): Promise<void>;
  /** Requests the registry on focus and every 60 s until `signal` aborts. */
  watch(signal: AbortSignal): void;
};

/**
 * Reads the registry that the web host wrote into the page. @throws when there is none: then nothing can be rendered.
 */
export function readInlinedRegistry(page: Document = document): Registry {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${ELEMENT_ID}`);
  return JSON.parse(text) as Registry;
}

/** Reads the public keys whose signatures this page accepts. */
export const readRegistryKeys = (page: Document = document): string[] =>
  page
    .querySelector<HTMLMetaElement>(`meta[name=${KEY_NAME}]`)
    ?.content.split(',')
    .map((key) => key.trim())
    .filter(Boolean) ?? [];

const toComparable = ({ remotes, staffRoutes, revoked, override }: Registry) =>
  JSON.stringify([remotes, staffRoutes, revoked, override]);

/** Reports each reason once, until `reset`. */
function createErrorReporter(onError: RegistryOptions['onError']) {
  const reported = new Set<RegistryError['reason']>();
  return {
    report(reason: RegistryError['reason'], cause: unknown): void {
      if (reported.has(reason)) return;
      reported.add(reason);
      onError({ reason, cause });
    },
    reset(): void {
      reported.clear();
    },
  };
}

/** Refreshes when the window gets the focus and at an interval, until `signal` aborts. */
function watchRegistry(refresh: () => Promise<void>, signal: AbortSignal): void {
  const update = () => void refresh();
  const timer = setInterval(update, INTERVAL_MS);
  window.addEventListener('focus', update, { signal });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
  });
}

/** Stores the newest registry; one that is older, expired or without a valid signature is refused. */
export function createRegistryStore({
  initial,
  fetchRegistry,
  onError,
  keys = readRegistryKeys(),
}: RegistryOptions): RegistryStore {
  const listeners = new Set<() => void>();
  const errors = createErrorReporter(onError);
  let registry = initial;
  let newest = initial;
  let pendingRefresh: Promise<void> | undefined;

  const accept = async (next: Registry) => {
    checkAge(next, newest);
    await checkSignature(next, keys);
    errors.reset();
    newest = next;
    // After a sign-in of another account the revision is the same, but the remotes differ.
    if (toComparable(next) === toComparable(registry)) return;
    registry = next;
    for (const listener of listeners) listener();
  };

  const fetchNewest = async () => {
    const response = await fetchRegistry(AbortSignal.timeout(10_000)).catch((cause: unknown) =>
      errors.report('unreachable', cause),
    );
    if (response) await accept(response).catch((cause: unknown) => errors.report('unusable', cause));
  };

  const refresh = () => {
    pendingRefresh ??= fetchNewest().finally(() => {
      pendingRefresh = undefined;
    });
    return pendingRefresh;
  };

  return {
    current: () => registry,
    find: (remote) => registry.remotes.find((hosted) => hosted.remote === remote),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    refresh,
    watch(signal) {
      watchRegistry(refresh, signal);
    },
  };
}
