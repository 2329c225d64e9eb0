import { VITAL_NAMES } from '@danji/contracts/releases/health-rules';
import type { ReleaseHealth } from '@danji/contracts/releases/health';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { ReleaseKey } from './count-events.ts';
import { DISPLAYED_LINES } from './release-health.repository.ts';
import { readPercentile75 } from './vital-buckets.ts';

const isOf =
  ({ remote, release }: ReleaseKey) =>
  (row: ReleaseKey): boolean =>
    row.remote === remote && row.release === release;

const listSums = (db: Db, since: Date) =>
  db
    .selectFrom('release_count')
    .where('slot', '>=', since.toISOString())
    .select((eb) => [
      'remote',
      'release',
      eb.fn.sum<number>('sessions').as('sessions'),
      eb.fn.sum<number>('load_failures').as('load_failures'),
      eb.fn.sum<number>('errors').as('errors'),
    ])
    .groupBy(['remote', 'release'])
    .execute();

const listBuckets = (db: Db, since: Date) =>
  db
    .selectFrom('release_vital')
    .where('hour', '>=', since.toISOString())
    .select((eb) => ['remote', 'release', 'vital', 'bucket', eb.fn.sum<number>('count').as('count')])
    .groupBy(['remote', 'release', 'vital', 'bucket'])
    .execute();

const listLines = (db: Db, since: Date) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('release_error_line')
        .where('last', '>=', since.toISOString())
        .selectAll()
        .select(sql<number>`row_number() over (partition by remote, release order by last desc, id desc)`.as('place'))
        .as('lines'),
    )
    .where('place', '<=', DISPLAYED_LINES)
    .select(['remote', 'release', 'line', 'count', 'last'])
    .orderBy('last', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Lists every release that was reported since that moment. */
export async function readHealth(db: Db, since: Date): Promise<ReleaseHealth[]> {
  const [sums, buckets, lines] = [await listSums(db, since), await listBuckets(db, since), await listLines(db, since)];
  const reported = [...sums, ...buckets].map(({ remote, release }) => ({ remote, release }));
  const releases = reported
    .filter((key, index) => reported.findIndex(isOf(key)) === index)
    .toSorted((a, b) => (`${a.remote}@${a.release}` < `${b.remote}@${b.release}` ? -1 : 1));
  return releases.map((key) => {
    const sum = sums.find(isOf(key));
    const own = buckets.filter(isOf(key)).map(({ vital, bucket, count }) => ({ vital, bucket, count: Number(count) }));
    const [lcp = null, inp = null, cls = null] = VITAL_NAMES.map((name) =>
      readPercentile75(
        name,
        own.filter(({ vital }) => vital === name),
      ),
    );
    return {
      ...key,
      sessions: Number(sum?.sessions ?? 0),
      load_failures: Number(sum?.load_failures ?? 0),
      errors: Number(sum?.errors ?? 0),
      lcp,
      inp,
      cls,
      lines: lines.filter(isOf(key)).map(({ line, count, last }) => ({ line, count, last })),
    };
  });
}
