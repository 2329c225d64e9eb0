import type { Candidate } from '@danji/contracts/releases/channel';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type ChannelState, findAssignedRelease } from '../releases/index.ts';
import type { EventCounts, ReleaseKey, Sample } from './count-events.ts';
import type { Reporter } from './find-reporter.ts';
import { admitReporter, findLatestTrial, markReported } from './samples.repository.ts';

const DAY_SECONDS = 86_400;

/**
 * The trial in which a reporter counts once: the candidate's, for one of its two releases. Without a candidate it is a
 * day that begins with the reporter's first sample, so that nobody counts twice around midnight.
 */
const getTrial = async (
  db: Db,
  candidate: Candidate | null | undefined,
  key: ReleaseKey & Pick<Reporter, 'reporter'>,
  now: Date,
): Promise<string> =>
  candidate?.salt ??
  (await findLatestTrial(db, key, addSeconds(now, -DAY_SECONDS))) ??
  `${key.release} ${now.toISOString().slice(0, 10)}`;

/**
 * Records the samples of a report: only for releases that this browser currently gets, and only kinds that the reporter
 * has not reported before.
 */
export async function recordSamples(
  db: Db,
  channel: ChannelState,
  { sessions, failures }: Pick<EventCounts, 'sessions' | 'failures'>,
  { visit, reporter, isAccount, network }: Reporter,
  now: Date,
): Promise<Sample[]> {
  const reported: Omit<Sample, 'isAccount'>[] = [
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
    const trial = await getTrial(db, channel.remotes[remote]?.candidate, { remote, release, reporter }, now);
    const key = { remote, release, trial, reporter, isAccount, network };
    await admitReporter(db, key, now);
    samples.push(...(await markReported(db, key, kinds)).map((kind) => ({ remote, release, kind, isAccount })));
  }
  return samples;
}
