import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { ReleaseKey, SampleKind } from './count-events.ts';

type ReporterKey = ReleaseKey & { trial: string; reporter: string; isAccount: boolean; network: string };

/**
 * Number of reporters of one network that count for a release in one trial, of accounts and of other browsers each.
 * Browser ids are free to create, networks are not; and nobody takes the places of the accounts in their network.
 */
const MAX_PER_NETWORK = 2;

/**
 * Finds the trial in which a reporter counted for a release last since that moment, so that a new day begins no second
 * sample.
 */
export async function findLatestTrial(
  db: Db,
  { remote, release, reporter }: Pick<ReporterKey, 'remote' | 'release' | 'reporter'>,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_voter')
    .where('remote', '=', remote)
    .where('reporter', '=', reporter)
    .where('release', '=', release)
    .where('admitted', '>', since.toISOString())
    .select('trial')
    .orderBy('admitted', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.trial;
}

/**
 * Admits a reporter to a trial; without effect when it was admitted before, for this release or for the other one of
 * the trial, or when its network has reached the limit.
 */
export async function admitReporter(
  db: Db,
  { remote, release, trial, reporter, isAccount, network }: ReporterKey,
  now: Date,
): Promise<void> {
  await sql`
    insert into release_voter (remote, release, trial, reporter, is_account, network, place, admitted)
    select ${remote}, ${release}, ${trial}, ${reporter}, ${isAccount}::boolean, ${network}, count(*) + 1, ${now}
    from release_voter where remote = ${remote} and release = ${release} and trial = ${trial}
      and is_account = ${isAccount}::boolean and network = ${network}
    having count(*) < ${MAX_PER_NETWORK}
    on conflict do nothing`.execute(db);
}

/** Stores the kinds that a reporter reported; returns the new ones, none for a reporter that was not admitted. */
export async function markReported(
  db: Db,
  { remote, release, trial, reporter }: ReporterKey,
  kinds: readonly SampleKind[],
): Promise<SampleKind[]> {
  const row = await db
    .selectFrom('release_voter')
    .where('remote', '=', remote)
    .where('reporter', '=', reporter)
    .where('trial', '=', trial)
    .where('release', '=', release)
    .select(['session', 'load_failed', 'error'])
    .forUpdate()
    .executeTakeFirst();
  const newKinds = row ? kinds.filter((kind) => !row[kind]) : [];
  if (newKinds.length === 0) return [];
  await db
    .updateTable('release_voter')
    .set(Object.fromEntries(newKinds.map((kind) => [kind, true])))
    .where('remote', '=', remote)
    .where('reporter', '=', reporter)
    .where('trial', '=', trial)
    .execute();
  return newKinds;
}
