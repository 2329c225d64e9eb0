import type { HealthEvent } from '@danji/contracts/releases/health';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import { isChunkLoadError } from './chunk-load-error.ts';

/** The limit of events in one report, as in the contract. */
const MAX_REPORT_EVENTS = 50;
const MAX_DETAIL_CHARACTERS = 300;
const RELEASE_ADDRESS = /\/remotes\/([a-z]+)\/([0-9A-Za-z][0-9A-Za-z.-]*)\//;

/** The health events of the releases that run in this tab, each recorded once. */
export type HealthLog = {
  record: (event: HealthEvent) => void;
  /** Records an error that the code of a release has thrown. */
  recordError: (remote: HealthEvent['remote'], release: string, error: unknown) => void;
  /** Removes and returns the events to send next; empty when none are left. */
  take: () => HealthEvent[];
  /** Sets the listener that runs when there are events to send. */
  onRecorded: (listener: () => void) => void;
  /** Listens for uncaught errors until `signal` aborts, and counts them for the release whose script is in the stack. */
  listen: (signal: AbortSignal) => void;
};

/** The first line of an error, shortened. */
export const toFirstLine = (error: unknown) => String(error).split('\n')[0]?.slice(0, MAX_DETAIL_CHARACTERS) ?? '';

const nothing = () => undefined;

/** Queues health events until they are sent. Tabs with an override, and development builds, record nothing. */
export function createHealthLog(registry: Pick<RegistryStore, 'current' | 'find'>): HealthLog {
  const recorded = new Set<string>();
  const queue: HealthEvent[] = [];
  let notify: () => void = nothing;

  const record: HealthLog['record'] = (event) => {
    const { remotes, override } = registry.current();
    const name = [event.remote, event.release, event.kind, event.vital].join(' ');
    if (override.length > 0 || remotes.some(({ release }) => release === 'dev') || recorded.has(name)) return;
    recorded.add(name);
    queue.push(event);
    notify();
  };

  const recordError: HealthLog['recordError'] = (remote, release, error) =>
    record({ remote, release, kind: isChunkLoadError(error) ? 'load_failed' : 'error', detail: toFirstLine(error) });

  const recordUncaught = (error: unknown, file = '') => {
    const [, name = '', release = ''] =
      RELEASE_ADDRESS.exec(`${error instanceof Error ? (error.stack ?? '') : ''} ${file}`) ?? [];
    const hosted = registry.find(name);
    if (hosted) recordError(hosted.remote, release, error);
  };

  return {
    record,
    recordError,
    take: () => queue.splice(0, MAX_REPORT_EVENTS),
    onRecorded: (listener) => {
      notify = listener;
      if (queue.length > 0) notify();
    },
    listen: (signal) => {
      globalThis.addEventListener(
        'error',
        ({ error, message, filename }) => recordUncaught(error ?? message, filename),
        {
          signal,
        },
      );
      globalThis.addEventListener('unhandledrejection', ({ reason }) => recordUncaught(reason), { signal });
    },
  };
}
