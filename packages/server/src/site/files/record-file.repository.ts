import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import type { FileRow } from './file-read-policy.ts';

/** A record, and the use that its files are registered for (`fileUses`). */
export type RecordRef = { use: string; recordId: number };
type RecordFile = { file_id: number; position: number | null };

const rowsOf = (db: Db, { use, recordId }: RecordRef) =>
  db.selectFrom('record_file').where('record_file.use', '=', use).where('record_file.record_id', '=', recordId);

export const listRecordFiles = async (db: Db, record: RecordRef): Promise<number[]> =>
  (await rowsOf(db, record).select('file_id').execute()).map(({ file_id }) => file_id);

/** Locks files by public id or row id for the transaction, ordered by id so that two writers cannot deadlock. */
export const lockFiles = async (db: Db, nanoIds: readonly string[], ids: readonly number[]): Promise<FileRow[]> =>
  nanoIds.length + ids.length === 0
    ? []
    : db
        .selectFrom('stored_file')
        .selectAll()
        .where((eb) =>
          eb.or([
            ...(nanoIds.length > 0 ? [eb('nano_id', 'in', nanoIds as NanoId[])] : []),
            ...(ids.length > 0 ? [eb('id', 'in', [...ids])] : []),
          ]),
        )
        .orderBy('id')
        .forUpdate()
        .execute();

/** Names of files of one owner; those of others are left out. */
export const listFileNames = async (db: Db, nanoIds: readonly NanoId[], owner: number): Promise<string[]> =>
  nanoIds.length === 0
    ? []
    : (
        await db
          .selectFrom('stored_file')
          .where('nano_id', 'in', nanoIds)
          .where('owner_id', '=', owner)
          .select('name')
          .execute()
      ).map(({ name }) => name);

/** Assigns temporary files to a record. */
export async function claimFiles(
  db: Db,
  ids: readonly number[],
  { use, recordId }: { use: string; recordId: number | null },
): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable('stored_file')
      .set({ use, record_id: recordId, temp_since: null, released_from: null })
      .where('id', 'in', [...ids])
      .execute();
}

/** Replaces the list of files that a record uses. */
export async function replaceRecordFiles(
  db: Db,
  { use, recordId }: RecordRef,
  recordFiles: readonly RecordFile[],
): Promise<void> {
  await db.deleteFrom('record_file').where('use', '=', use).where('record_id', '=', recordId).execute();
  if (recordFiles.length > 0)
    await db
      .insertInto('record_file')
      .values(recordFiles.map((file) => ({ use, record_id: recordId, ...file })))
      .execute();
}

/** Lets a record keep the files that another one has now, in the same order; nothing when it has some already. */
export async function copyRecordFiles(db: Db, from: RecordRef, to: RecordRef): Promise<void> {
  if ((await listRecordFiles(db, to)).length > 0) return;
  const files = await rowsOf(db, from).select(['file_id', 'position']).execute();
  await replaceRecordFiles(db, to, files);
}

/** Identifies the record that released a file. */
export const toReleaseMark = ({ use, recordId }: RecordRef): string => `${use}:${recordId}`;

/** Releases files that no record uses any more; they are collected a day later. */
export async function releaseUnusedFiles(db: Db, record: RecordRef, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('stored_file as file')
    .set({ use: null, record_id: null, temp_since: now, released_from: toReleaseMark(record) })
    .where('file.id', 'in', [...ids])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('record_file').select('record_file.file_id').whereRef('record_file.file_id', '=', 'file.id'),
        ),
      ),
    )
    .execute();
}

/** Lists the attachments of several records of one use in their order, each with the number of its record. */
export const listAttachmentsOf = async (
  db: Db,
  use: string,
  recordIds: readonly number[],
): Promise<{ recordId: number; file: FileRow }[]> => {
  if (recordIds.length === 0) return [];
  const rows = await db
    .selectFrom('record_file')
    .where('record_file.use', '=', use)
    .where('record_file.record_id', 'in', [...recordIds])
    .innerJoin('stored_file as file', 'file.id', 'record_file.file_id')
    .where('record_file.position', 'is not', null)
    .selectAll('file')
    .select('record_file.record_id as used_by')
    .orderBy('record_file.record_id')
    .orderBy('record_file.position')
    .execute();
  return rows.map(({ used_by, ...file }) => ({ recordId: used_by, file }));
};

/** Lists the attachments of a record in their order. */
export const listAttachments = (db: Db, record: RecordRef): Promise<FileRow[]> =>
  rowsOf(db, record)
    .innerJoin('stored_file as file', 'file.id', 'record_file.file_id')
    .where('record_file.position', 'is not', null)
    .selectAll('file')
    .orderBy('record_file.position')
    .execute();

/** Names of the attachments of a record, in their order. */
export const listAttachmentNames = async (db: Db, record: RecordRef): Promise<string[]> =>
  (await listAttachments(db, record)).map(({ name }) => name);
