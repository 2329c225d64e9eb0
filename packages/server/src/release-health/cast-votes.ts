import type { RemoteName } from '@danji/contracts/releases/release';
import type { Db } from '../platform/database/open-database.ts';
import type { ChannelState } from '../platform/database/tables/releases.ts';
import { findAssigned } from '../releases/index.ts';
import type { CountedFacts, Vote } from './count-facts.ts';
import type { Voter } from './find-voter.ts';
import { admitVoter, markVoter } from './votes.repository.ts';

/** During a trial a browser counts once, at other times once a day. */
const trialOf = ({ remotes }: ChannelState, remote: RemoteName, now: Date): string =>
  remotes[remote]?.candidate?.salt ?? now.toISOString().slice(0, 10);

/** What a report says in the judgement: of releases that this browser gets now, and has not said before. */
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
  // Always in the order of the remotes, so that reports of one browser that come together wait for each other.
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
