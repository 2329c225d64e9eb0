import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import type { ReleaseKey, SampleKind } from './count-events.ts';

type ReporterKey = ReleaseKey & { trial: string; browser: string; network: string };

/**
 * Number of browsers of one network that count for a release in one trial. Browser ids are free to create, networks are
 * not: two forged failures among twenty honest tries are never significant for the evaluation, three would be for a
 * share of 1 %.
 */
const MAX_PER_NETWORK = 2;

/**
 * Admits a browser to a trial; without effect when it was admitted before, or when its network has reached the limit.
 */
export async function admitReporter(
  db: Db,
  { remote, release, trial, browser, network }: ReporterKey,
  now: Date,
): Promise<void> {
  await sql`
    insert into release_voter (remote, release, trial, browser, network, place, slot)
    select ${remote}, ${release}, ${trial}, ${browser}, ${network}, count(*) + 1, ${now}
    from release_voter where remote = ${remote} and release = ${release} and trial = ${trial} and network = ${network}
    having count(*) < ${MAX_PER_NETWORK}
    on conflict do nothing`.execute(db);
}

/** Stores the kinds that a browser reported; returns the new ones, none for a browser that was not admitted. */
export async function markReported(
  db: Db,
  { remote, release, trial, browser }: ReporterKey,
  kinds: readonly SampleKind[],
): Promise<SampleKind[]> {
  const reporter = await db
    .selectFrom('release_voter')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('trial', '=', trial)
    .where('browser', '=', browser)
    .select(['session', 'load_failed', 'error'])
    .forUpdate()
    .executeTakeFirst();
  const newKinds = reporter ? kinds.filter((kind) => !reporter[kind]) : [];
  if (newKinds.length === 0) return [];
  await db
    .updateTable('release_voter')
    .set(Object.fromEntries(newKinds.map((kind) => [kind, true])))
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('trial', '=', trial)
    .where('browser', '=', browser)
    .execute();
  return newKinds;
}
