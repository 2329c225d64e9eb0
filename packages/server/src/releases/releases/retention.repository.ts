import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { ReleaseCleanUp } from '@danji/contracts/releases/channel';
import type { listCleanUps } from '@danji/contracts/releases/channel.endpoints';
import type { Page } from '@danji/contracts/page';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';

export type ReleaseName = { remote: RemoteName; release: string };
/** `before`: ISO text. */
type Limits = { before: string; newest: number };

/**
 * Locks the channel until the transaction ends, so that no new revision can name a release that is about to be deleted.
 */
export const lockChannel = async (db: Db): Promise<void> =>
  void (await sql`lock table channel_revision in share mode`.execute(db));

/** Lists releases last used, or uploaded, before a moment; without the newest ones of each remote. */
export async function listOldReleases(db: Db, { before, newest }: Limits): Promise<ReleaseName[]> {
  const placed = db
    .selectFrom('release')
    .select(['remote', 'release', sql<string>`greatest(promoted, created)`.as('used')])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('remote').orderBy('created', 'desc').orderBy('id', 'desc'))
        .as('place'),
    );
  return db
    .selectFrom(placed.as('placed'))
    .select(['remote', 'release'])
    .where('place', '>', newest)
    .where('used', '<', before)
    .execute();
}

export async function deleteReleases(db: Db, names: readonly ReleaseName[]): Promise<void> {
  for (const { remote, release } of names)
    await db.deleteFrom('release').where('remote', '=', remote).where('release', '=', release).execute();
}

/** Deletes shells that were last served before a moment, without the newest ones. Resolves to their ids. */
export async function deleteOldShells(db: Db, { before, newest }: Limits): Promise<string[]> {
  const newestShells = db
    .selectFrom('shell_build')
    .select('id')
    .orderBy('active', 'desc')
    .orderBy('id', 'desc')
    .limit(newest);
  const rows = await db
    .deleteFrom('shell_build')
    .where('active', '<', before)
    .where('id', 'not in', newestShells)
    .returning('shell')
    .execute();
  return rows.map(({ shell }) => shell);
}

/** Lists the hashes (`sha384-…`) of every file that a release or a shell names. */
export async function listUsedHashes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ integrity: string }>`
    select file ->> 'integrity' as integrity from release, jsonb_array_elements(manifest -> 'files') as file
    union select file ->> 'integrity' from shell_build, jsonb_array_elements(files) as file`.execute(db);
  return new Set(rows.map(({ integrity }) => integrity));
}

export async function insertCleanUp(
  db: Db,
  { releases, shells, files, now }: { releases: string[]; shells: string[]; files: number; now: Date },
): Promise<void> {
  await db
    .insertInto('release_clean_up')
    .values({ releases: toJson(releases), shells: toJson(shells), files, created: now })
    .execute();
}

export const listCleanUpRows = (db: Db, query: QueryOf<typeof listCleanUps>): Promise<Page<ReleaseCleanUp>> =>
  readPage(db, query, {
    found: db.selectFrom('release_clean_up'),
    order: [['created', 'desc']],
    key: 'release_clean_up.id',
    lines: db.selectFrom('release_clean_up').select(['id', 'releases', 'shells', 'files', 'created']),
  });
