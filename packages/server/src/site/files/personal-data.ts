import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Files that no record uses are collected a day later, with their bytes. */
async function releaseUnused(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ temp_since: now })
    .where('owner_id', '=', userId)
    .where('use', 'is', null)
    .where('temp_since', 'is', null)
    .execute();
}

async function collectUnused(db: Db, userId: number): Promise<OwnData> {
  const files = await db
    .selectFrom('stored_file')
    .where('owner_id', '=', userId)
    .where('use', 'is', null)
    .select(['nano_id', 'name', 'size', 'storage_key', 'created'])
    .orderBy('id')
    .execute();
  return {
    data: files.map(({ name, size, created }) => ({ 이름: name, 바이트: size, 올린때: formatDateTime(created) })),
    files,
  };
}

/** Uploaded files. Those of records belong to the records, and their features say what happens to them. */
export const filePersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['stored_file.name', 'stored_file.thumbnail_key'],
      because:
        'A file of a record stays with the record; files without one are collected with their bytes a day later.',
    },
  ],
  erase: async (db, { id }, now) => {
    await releaseUnused(db, id, now);
    await db.deleteFrom('upload_usage').where('user_id', '=', id).execute();
  },
  own: { title: '아직 쓰지 않은 파일', order: 90, collect: collectUnused },
};
