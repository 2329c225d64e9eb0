import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import type { ReleaseKey, VoteKind } from './count-facts.ts';

type VoterKey = ReleaseKey & { trial: string; browser: string; network: string };

/**
 * Browsers of one network that count for a release in one trial. Ids of browsers cost nothing to make, networks do: two
 * forged faults among twenty honest tries are never beyond chance for the judge, three would be for a share of 1 %.
 */
const PLACES = 2;

/** Gives a browser a place among those that count; without effect when it has one, and when those of its network are taken. */
export async function admitVoter(
  db: Db,
  { remote, release, trial, browser, network }: VoterKey,
  now: Date,
): Promise<void> {
  await sql`
    insert into release_voter (remote, release, trial, browser, network, place, slot)
    select ${remote}, ${release}, ${trial}, ${browser}, ${network}, count(*) + 1, ${now}
    from release_voter where remote = ${remote} and release = ${release} and trial = ${trial} and network = ${network}
    having count(*) < ${PLACES}
    on conflict do nothing`.execute(db);
}

/** Notes what a browser said; answers what it had not said before, nothing for one that does not count. */
export async function markVoter(
  db: Db,
  { remote, release, trial, browser }: VoterKey,
  kinds: readonly VoteKind[],
): Promise<VoteKind[]> {
  const voter = await db
    .selectFrom('release_voter')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('trial', '=', trial)
    .where('browser', '=', browser)
    .select(['session', 'load_failed', 'error'])
    .forUpdate()
    .executeTakeFirst();
  const fresh = voter ? kinds.filter((kind) => !voter[kind]) : [];
  if (fresh.length === 0) return [];
  await db
    .updateTable('release_voter')
    .set(Object.fromEntries(fresh.map((kind) => [kind, true])))
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('trial', '=', trial)
    .where('browser', '=', browser)
    .execute();
  return fresh;
}
