import type { HealthFact } from '@danji/contracts/releases/health';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import { isChunkFailure } from './chunk-failure.ts';

/** The limit of events in one report, as in the contract. */
const MOST_AT_ONCE = 50;
const MOST_LETTERS = 300;
const RELEASE_ADDRESS = /\/remotes\/([a-z]+)\/([0-9A-Za-z][0-9A-Za-z.-]*)\//;

/** The health events of the releases that run in this tab, each recorded once. */
export type HealthLog = {
  note: (fact: HealthFact) => void;
  /** Records an error that the code of a release has thrown. */
  noteError: (remote: HealthFact['remote'], release: string, error: unknown) => void;
  /** Removes and returns the events to send next; empty when none are left. */
  take: () => HealthFact[];
  /** Sets the listener that runs when there are events to send. */
  onNews: (listener: () => void) => void;
  /** Listens for uncaught errors until `signal` aborts, and counts them for the release whose script is in the stack. */
  listen: (signal: AbortSignal) => void;
};

/** The first line of an error, shortened. */
export const toLine = (error: unknown) => String(error).split('\n')[0]?.slice(0, MOST_LETTERS) ?? '';

const nothing = () => undefined;

/** Queues health events until they are sent. Tabs with an override, and development builds, record nothing. */
export function createHealthLog(registry: Pick<RegistryStore, 'current' | 'find'>): HealthLog {
  const told = new Set<string>();
  const waiting: HealthFact[] = [];
  let tell: () => void = nothing;

  const note: HealthLog['note'] = (fact) => {
    const { remotes, override } = registry.current();
    const name = [fact.remote, fact.release, fact.kind, fact.vital].join(' ');
    if (override.length > 0 || remotes.some(({ release }) => release === 'dev') || told.has(name)) return;
    told.add(name);
    waiting.push(fact);
    tell();
  };

  const noteError: HealthLog['noteError'] = (remote, release, error) =>
    note({ remote, release, kind: isChunkFailure(error) ? 'load_failed' : 'error', detail: toLine(error) });

  const noteUncaught = (error: unknown, file = '') => {
    const [, name = '', release = ''] =
      RELEASE_ADDRESS.exec(`${error instanceof Error ? (error.stack ?? '') : ''} ${file}`) ?? [];
    const hosted = registry.find(name);
    if (hosted) noteError(hosted.remote, release, error);
  };

  return {
    note,
    noteError,
    take: () => waiting.splice(0, MOST_AT_ONCE),
    onNews: (listener) => {
      tell = listener;
      if (waiting.length > 0) tell();
    },
    listen: (signal) => {
      globalThis.addEventListener('error', ({ error, message, filename }) => noteUncaught(error ?? message, filename), {
        signal,
      });
      globalThis.addEventListener('unhandledrejection', ({ reason }) => noteUncaught(reason), { signal });
    },
  };
}
