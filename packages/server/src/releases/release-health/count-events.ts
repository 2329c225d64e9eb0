import type { HealthEvent } from '@danji/contracts/releases/health';
import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import type { VitalName } from '@danji/contracts/releases/health-rules';
import { toBucket } from './vital-buckets.ts';

export type ReleaseKey = { remote: RemoteName; release: string };
export type Failure = ReleaseKey & { kind: 'load_failed' | 'error' };
/** The kinds that a browser can report of a release, each once in a trial. */
export type SampleKind = 'session' | Failure['kind'];
/** `isAccount`: of an eligible account, by which a release may be rolled back. */
export type Sample = ReleaseKey & { kind: SampleKind; isAccount: boolean };
export type VitalCount = ReleaseKey & { vital: VitalName; bucket: number; count: number };
export type LineCount = ReleaseKey & { line: string; count: number };
/** The counts of one report. Rows are in the order of their keys, so that concurrent reports lock them in one order. */
export type EventCounts = { sessions: ReleaseKey[]; failures: Failure[]; vitals: VitalCount[]; lines: LineCount[] };

const VITALS: Readonly<Record<'LCP' | 'INP' | 'CLS', VitalName>> = { LCP: 'lcp', INP: 'inp', CLS: 'cls' };

export type RemoteEvent = HealthEvent & ReleaseKey;
/** Whether an event is of a remote of the platform; a browser can report any name. */
export const isOfRemote = (event: HealthEvent): event is RemoteEvent =>
  (REMOTE_NAMES as readonly string[]).includes(event.remote);

/** Groups equal rows, ordered by key; `count` is their number. */
function group<T extends object>(rows: readonly T[]): (T & { count: number })[] {
  const groups = new Map<string, T & { count: number }>();
  for (const row of rows) {
    const key = JSON.stringify(Object.values(row));
    groups.set(key, { ...row, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const toLine = (detail: string | undefined): string =>
  (detail ?? '')
    .trim()
    .split(/[\r\n]/, 1)[0]
    ?.trim() ?? '';

/**
 * Counts the events of releases that exist. A session or a kind of failure counts once, however often the report
 * contains it.
 */
export function countEvents(events: readonly RemoteEvent[], isKnown: (key: ReleaseKey) => boolean): EventCounts {
  const knownEvents = events.filter(isKnown);
  const failures = knownEvents.filter(
    (event): event is RemoteEvent & Failure => event.kind === 'load_failed' || event.kind === 'error',
  );
  return {
    sessions: group(
      knownEvents.filter(({ kind }) => kind === 'session').map(({ remote, release }) => ({ remote, release })),
    ),
    failures: group(failures.map(({ remote, release, kind }) => ({ remote, release, kind }))),
    vitals: group(
      knownEvents.flatMap(({ remote, release, kind, vital, value }) =>
        kind === 'vital' && vital && value !== undefined
          ? [{ remote, release, vital: VITALS[vital], bucket: toBucket(VITALS[vital], value) }]
          : [],
      ),
    ),
    lines: group(
      failures
        .map(({ remote, release, detail }) => ({ remote, release, line: toLine(detail) }))
        .filter(({ line }) => line !== ''),
    ),
  };
}
