import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../platform/database/open-database.ts';

type FileRef = { id: number; nano_id: NanoId };

/** Pictures a popup uses. */
export const listFilesOf = (db: Db, popupId: number): Promise<FileRef[]> =>
  db.selectFrom('main_popup_file as used').innerJoin('stored_file as file', 'file.id', 'used.file_id').select(['file.id', 'file.nano_id']).where('used.popup_id', '=', popupId).orderBy('file.id').execute();

/** Those of the pictures that some popup uses already. */
export const listUsedFiles = async (db: Db, nanoIds: readonly string[]): Promise<FileRef[]> =>
  nanoIds.length === 0
    ? []
    : db
        .selectFrom('stored_file as file')
        .select(['file.id', 'file.nano_id'])
        .where('file.nano_id', 'in', nanoIds as NanoId[])
        .where((eb) => eb.exists(eb.selectFrom('main_popup_file as used').select('used.popup_id').whereRef('used.file_id', '=', 'file.id')))
        .execute();

export async function insertPopupFiles(db: Db, popupId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length > 0) await db.insertInto('main_popup_file').values(fileIds.map((file_id) => ({ popup_id: popupId, file_id }))).execute();
}

export async function deletePopupFiles(db: Db, popupId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length > 0) await db.deleteFrom('main_popup_file').where('popup_id', '=', popupId).where('file_id', 'in', [...fileIds]).execute();
}

/** Those of the files that no popup uses any more. */
export async function listFilesWithoutPopup(db: Db, fileIds: readonly number[]): Promise<number[]> {
  if (fileIds.length === 0) return [];
  const rows = await db.selectFrom('main_popup_file').select('file_id').where('file_id', 'in', [...fileIds]).execute();
  const used = new Set(rows.map(({ file_id }) => Number(file_id)));
  return fileIds.filter((id) => !used.has(id));
}
