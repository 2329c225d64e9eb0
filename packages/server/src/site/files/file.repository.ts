import type { NanoId } from '@danji/contracts/fields';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FileRow } from './file-read-policy.ts';

export const insertFile = (db: Db, values: Insertable<Database['stored_file']>): Promise<FileRow> =>
  db.insertInto('stored_file').values(values).returningAll().executeTakeFirstOrThrow();

export const findFile = (db: Db, nanoId: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('stored_file')
    .selectAll()
    .where('nano_id', '=', nanoId as NanoId)
    .executeTakeFirst();

export const listFilesById = (db: Db, nanoIds: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('stored_file')
    .selectAll()
    .where('nano_id', 'in', nanoIds as NanoId[])
    .execute();

/** Assigns an owner's unused file to a record; returns nothing when it belongs to another account or is in use. */
export const updateFileUse = (
  db: Db,
  nanoId: NanoId,
  ownerId: number,
  use: string,
  recordId: number | null,
): Promise<FileRow | undefined> =>
  db
    .updateTable('stored_file')
    .set({ use, record_id: recordId, temp_since: null })
    .where('nano_id', '=', nanoId)
    .where('owner_id', '=', ownerId)
    .where((eb) =>
      eb.or([eb('use', 'is', null), eb.and([eb('use', '=', use), eb('record_id', 'is not distinct from', recordId)])]),
    )
    .returningAll()
    .executeTakeFirst();

/** Releases a file from its record; it is collected a day later. */
export async function clearFileUse(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ use: null, record_id: null, temp_since: now })
    .where('id', '=', id)
    .execute();
}

export const deleteUnusedFile = (db: Db, nanoId: string, ownerId: number): Promise<FileRow | undefined> =>
  db
    .deleteFrom('stored_file')
    .where('nano_id', '=', nanoId as NanoId)
    .where('owner_id', '=', ownerId)
    .where('use', 'is', null)
    .returningAll()
    .executeTakeFirst();

/**
 * Deletes up to `limit` files that no record uses: temporary ones since before `before.temporary`, others uploaded
 * before `before.unused`. The caller removes their bytes.
 */
export const deleteUnusedFiles = (
  db: Db,
  before: { temporary: Date; unused: Date },
  limit: number,
): Promise<FileRow[]> =>
  db
    .deleteFrom('stored_file')
    // A record may claim a file meanwhile.
    .where('use', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('stored_file')
        .select('id')
        .where('use', 'is', null)
        .where((eb) =>
          eb.or([
            eb('temp_since', '<', before.temporary.toISOString()),
            eb.and([eb('temp_since', 'is', null), eb('created', '<', before.unused.toISOString())]),
          ]),
        )
        .orderBy('id')
        .limit(limit),
    )
    .returningAll()
    .execute();

/** Lists which of the keys a file row uses, as bytes or as thumbnail. */
export async function listStoredKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['storage_key', 'thumbnail_key'])
    .where((eb) => eb.or([eb('storage_key', 'in', keys), eb('thumbnail_key', 'in', keys)]))
    .execute();
  return new Set(
    rows.flatMap(({ storage_key, thumbnail_key }) => (thumbnail_key ? [storage_key, thumbnail_key] : [storage_key])),
  );
}
