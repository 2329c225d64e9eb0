import type { RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { ChannelState } from '../platform/database/tables/releases.ts';
import { findAssigned } from '../releases/index.ts';
import type { CountedFacts, Vote } from './count-facts.ts';
import type { Voter } from './find-voter.ts';
import { admitVoter, markVoter } from './votes.repository.ts';

/** The trial in which a browser counts once: the candidate's, or without a candidate the current day. */
const trialOf = ({ remotes }: ChannelState, remote: RemoteName, now: Date): string =>
  remotes[remote]?.candidate?.salt ?? now.toISOString().slice(0, 10);

/**
 * Records the samples of a report: only for releases that this browser currently gets, and only kinds that it has not
 * reported before.
 */
export async function castVotes(
  db: Db,
  channel: ChannelState,
  { sessions, failures }: Pick<CountedFacts, 'sessions' | 'failures'>,
  { visit, browser, network }: Voter,
  now: Date,
): Promise<Vote[]> {
  const told: Vote[] = [
    ...sessions.map(({ remote, release }) => ({ remote, release, kind: 'session' as const })),
    ...failures.map(({ remote, release, kind }) => ({ remote, release, kind })),
  ];
  const votes: Vote[] = [];
  // The remotes are always processed in the same order, so that concurrent reports of one browser wait for each other
  // and do not deadlock.
  for (const remote of [...new Set(told.map((vote) => vote.remote))].toSorted()) {
    const release = findAssigned(channel, remote, visit);
    const kinds = told.filter((vote) => vote.remote === remote && vote.release === release).map(({ kind }) => kind);
    if (release === undefined || kinds.length === 0) continue;
    const voter = { remote, release, trial: trialOf(channel, remote, now), browser, network };
    await admitVoter(db, voter, now);
    votes.push(...(await markVoter(db, voter, kinds)).map((kind) => ({ remote, release, kind })));
  }
  return votes;
}
