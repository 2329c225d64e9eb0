import type { RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { ChannelState } from '../platform/database/tables/releases.ts';
import { findAssignedRelease } from '../releases/index.ts';
import type { EventCounts, Sample } from './count-events.ts';
import type { Reporter } from './find-reporter.ts';
import { admitReporter, markReported } from './samples.repository.ts';

/** The trial in which a browser counts once: the candidate's, or without a candidate the current day. */
const getTrial = ({ remotes }: ChannelState, remote: RemoteName, now: Date): string =>
  remotes[remote]?.candidate?.salt ?? now.toISOString().slice(0, 10);

/**
 * Records the samples of a report: only for releases that this browser currently gets, and only kinds that it has not
 * reported before.
 */
export async function recordSamples(
  db: Db,
  channel: ChannelState,
  { sessions, failures }: Pick<EventCounts, 'sessions' | 'failures'>,
  { visit, browser, network }: Reporter,
  now: Date,
): Promise<Sample[]> {
  const reported: Sample[] = [
    ...sessions.map(({ remote, release }) => ({ remote, release, kind: 'session' as const })),
    ...failures.map(({ remote, release, kind }) => ({ remote, release, kind })),
  ];
  const samples: Sample[] = [];
  // The remotes are always processed in the same order, so that concurrent reports of one browser wait for each other
  // and do not deadlock.
  for (const remote of [...new Set(reported.map((sample) => sample.remote))].toSorted()) {
    const release = findAssignedRelease(channel, remote, visit);
    const kinds = reported
      .filter((sample) => sample.remote === remote && sample.release === release)
      .map(({ kind }) => kind);
    if (release === undefined || kinds.length === 0) continue;
    const reporter = { remote, release, trial: getTrial(channel, remote, now), browser, network };
    await admitReporter(db, reporter, now);
    samples.push(...(await markReported(db, reporter, kinds)).map((kind) => ({ remote, release, kind })));
  }
  return samples;
}
