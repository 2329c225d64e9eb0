import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { ReleaseFile } from '@danji/contracts/releases/release';
import type { ShellRow } from '@danji/contracts/releases/shells';
import type { listShells } from '@danji/contracts/releases/shells.endpoints';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { ShellManifest } from './tables.ts';
import { readPage } from '../../platform/records/read-page.ts';

export type ArchivedShell = { page: ShellManifest; files: ReleaseFile[] };

/** Marks a stored shell as active; `false` when it is not stored yet. */
export async function touchShell(db: Db, shell: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('shell_build')
    .set({ active: now })
    .where('shell', '=', shell)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a shell; another server may have inserted the same one. */
export async function insertShell(
  db: Db,
  { shell, page, files, now }: ArchivedShell & { shell: string; now: Date },
): Promise<void> {
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  await db
    .insertInto('shell_build')
    .values({ shell, page: toJson(page), files: toJson(files), bytes, created: now, active: now })
    .onConflict((conflict) => conflict.column('shell').doUpdateSet({ active: now }))
    .execute();
}

export const findShell = (db: Db, shell: string): Promise<ArchivedShell | undefined> =>
  db.selectFrom('shell_build').select(['page', 'files']).where('shell', '=', shell).executeTakeFirst();

/**
 * Finds a file of any stored shell by its path, in the newest shell that has it. Names carry a hash: the same name is
 * the same content.
 */
export async function findShellFile(db: Db, path: string): Promise<ReleaseFile | undefined> {
  const row = await db
    .selectFrom('shell_build')
    .select('files')
    .where(sql<boolean>`files @> ${toJson([{ path }])}::jsonb`)
    .orderBy('active', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.files.find((file) => file.path === path);
}

export const listShellRows = (db: Db, query: QueryOf<typeof listShells>): Promise<Page<ShellRow>> =>
  readPage(db, query, {
    found: db.selectFrom('shell_build'),
    order: [['active', 'desc']],
    key: 'shell_build.id',
    lines: db
      .selectFrom('shell_build')
      .select(['shell as id', 'bytes', 'created', 'active'])
      .select([
        sql<ShellRow['sdk']>`page -> 'sdk'`.as('sdk'),
        sql<ShellRow['shared']>`page -> 'shared'`.as('shared'),
        sql<number>`jsonb_array_length(files)`.as('files'),
      ]),
  });
