import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { EventCounts, Failure, LineCount, ReleaseKey, VitalCount, Sample } from './count-events.ts';

/** Maximum number of error lines of one release until the next clean-up; a browser that invents lines adds no more. */
const MAX_LINES = 200;
/** The number of latest error lines of one release that are displayed. */
export const DISPLAYED_LINES = 20;

const toKey = ({ remote, release }: ReleaseKey): string => `${remote}@${release}`;

/** Finds which of the named releases were uploaded. */
export async function findKnownReleases(db: Db, keys: readonly ReleaseKey[]): Promise<(key: ReleaseKey) => boolean> {
  const rows = await db
    .selectFrom('release')
    .select(['remote', 'release'])
    .where('remote', 'in', [...new Set(keys.map(({ remote }) => remote))])
    .where('release', 'in', [...new Set(keys.map(({ release }) => release))])
    .execute();
  const known = new Set(rows.map(toKey));
  return (key) => known.has(toKey(key));
}

/** Stores which browser had which failure in this slot; returns the new ones. */
export async function insertFailures(
  db: Db,
  failures: readonly Failure[],
  browser: string,
  slot: Date,
): Promise<Failure[]> {
  if (failures.length === 0) return [];
  const rows = failures.map(({ remote, release, kind }) => ({ remote, release, kind, browser, slot }));
  return db
    .insertInto('release_fault')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['remote', 'release', 'kind'])
    .execute();
}

const NO_COUNTS = {
  sessions: 0,
  load_failures: 0,
  errors: 0,
  judged_sessions: 0,
  judged_load_failures: 0,
  judged_errors: 0,
  visitor_sessions: 0,
  visitor_load_failures: 0,
  visitor_errors: 0,
};
const COUNTED = { session: 'sessions', load_failed: 'load_failures', error: 'errors' } as const;

/** Adds sessions and failures to the sums of their releases, and samples to the sums of the evaluation. */
export async function addCounts(
  db: Db,
  { sessions, failures, samples }: Pick<EventCounts, 'sessions' | 'failures'> & { samples: readonly Sample[] },
  slot: Date,
): Promise<void> {
  const sums = new Map<string, ReleaseKey & typeof NO_COUNTS>();
  const sumOf = ({ remote, release }: ReleaseKey) => {
    const sum = sums.get(toKey({ remote, release })) ?? { remote, release, ...NO_COUNTS };
    sums.set(toKey(sum), sum);
    return sum;
  };
  for (const session of sessions) sumOf(session).sessions += 1;
  for (const failure of failures) sumOf(failure)[COUNTED[failure.kind]] += 1;
  for (const sample of samples)
    sumOf(sample)[`${sample.isAccount ? 'judged' : 'visitor'}_${COUNTED[sample.kind]}`] += 1;
  if (sums.size === 0) return;
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => ({ ...sum, slot }));
  const added = Object.fromEntries(
    Object.keys(NO_COUNTS).map((name) => [
      name,
      sql<number>`release_count.${sql.ref(name)} + excluded.${sql.ref(name)}`,
    ]),
  );
  await db
    .insertInto('release_count')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['remote', 'release', 'slot']).doUpdateSet(added))
    .execute();
}

export async function addVitals(db: Db, vitals: readonly VitalCount[], hour: Date): Promise<void> {
  if (vitals.length === 0) return;
  await db
    .insertInto('release_vital')
    .values(vitals.map((vital) => ({ ...vital, hour })))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'release', 'vital', 'hour', 'bucket'])
        .doUpdateSet({ count: sql`release_vital.count + excluded.count` }),
    )
    .execute();
}

/** Counts error lines. Once a release has `MAX_LINES`, new lines are ignored. */
export async function addLines(db: Db, lines: readonly LineCount[], now: Date): Promise<void> {
  for (const line of lines) {
    const { numUpdatedRows } = await db
      .updateTable('release_error_line')
      .set({ count: sql`count + ${line.count}`, last: now })
      .where('remote', '=', line.remote)
      .where('release', '=', line.release)
      .where('line', '=', line.line)
      .executeTakeFirst();
    if (numUpdatedRows > 0n || (await countLines(db, line)) >= MAX_LINES) continue;
    await db
      .insertInto('release_error_line')
      .values({ ...line, last: now })
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'release', 'line'])
          .doUpdateSet({ count: sql`release_error_line.count + excluded.count`, last: now }),
      )
      .execute();
  }
}

async function countLines(db: Db, { remote, release }: ReleaseKey): Promise<number> {
  const { total } = await db
    .selectFrom('release_error_line')
    .where('remote', '=', remote)
    .where('release', '=', release)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes reports from before that moment, and of every release all lines but the latest. */
export async function deleteOldHealth(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('release_count').where('slot', '<', before.toISOString()).execute();
  await db.deleteFrom('release_vital').where('hour', '<', before.toISOString()).execute();
  await db.deleteFrom('release_voter').where('admitted', '<', before.toISOString()).execute();
  await db.deleteFrom('release_alarm').where('created', '<', before.toISOString()).execute();
  await db.deleteFrom('release_fault').where('slot', '<', before.toISOString()).execute();
  await db.deleteFrom('release_error_line').where('last', '<', before.toISOString()).execute();
  await sql`delete from release_error_line where id in (
    select id from (select id, row_number() over (partition by remote, release order by last desc, id desc) as place from release_error_line) as placed where place > ${DISPLAYED_LINES}
  )`.execute(db);
}
