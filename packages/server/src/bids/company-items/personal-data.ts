import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachments, releaseDocumentFiles } from '../../site/files/index.ts';
import { COMPANY_ITEM_FILE_USE } from './company-item-files.ts';
import { setFavourite } from './company-item-count.repository.ts';

const toRecord = (recordId: number) => ({ use: COMPANY_ITEM_FILE_USE, recordId });

/** Deletes the items of a vendor with everything about them, and what a member has marked and read. */
async function eraseItems(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  const items = await db.selectFrom('company_item').where('user_id', '=', userId).select('id').execute();
  for (const { id } of items) await releaseDocumentFiles(db, toRecord(id), now);
  await db.deleteFrom('company_item').where('user_id', '=', userId).execute();
  await db.deleteFrom('brand_fact').where('brand_id', '=', userId).execute();
  await db.deleteFrom('company_item_view').where('user_id', '=', userId).execute();
  const marked = await db
    .selectFrom('company_item_fav')
    .where('user_id', '=', userId)
    .select('company_item_id')
    .execute();
  for (const { company_item_id } of marked)
    await setFavourite(db, company_item_id, { userId, isFavourite: false, now });
}

async function collectItems(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('company_item')
    .where('user_id', '=', userId)
    .select([
      'id',
      'title',
      'description',
      'company_name',
      'company_tel',
      'company_email',
      'work_cases',
      'edit_state_type',
      'created',
    ])
    .orderBy('id')
    .execute();
  const favourites = await db
    .selectFrom('company_item_fav as fav')
    .innerJoin('company_item as item', 'item.id', 'fav.company_item_id')
    .where('fav.user_id', '=', userId)
    .select(['item.title', 'fav.created'])
    .orderBy('fav.created')
    .execute();
  const files = [];
  for (const { id } of rows) files.push(...(await listAttachments(db, toRecord(id))));
  return {
    data: {
      업체소개: rows.map((row) => ({
        제목: row.title,
        한줄소개: row.description,
        업체이름: row.company_name,
        전화번호: row.company_tel,
        이메일: row.company_email,
        시공사례: row.work_cases.map(({ title }) => title).join(', '),
        상태: EditState.label(row.edit_state_type),
        등록: formatDateTime(row.created),
      })),
      관심업체: favourites.map(({ title, created }) => ({ 제목: title, 담은때: formatDateTime(created) })),
    },
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Company items of a vendor, and the favourites and views of a member. */
export const companyItemPersonalData: PersonalDataContributor = {
  erased: [
    'company_item.title',
    'company_item.description',
    'company_item.description_content',
    'company_item.work_cases',
    'company_item.words',
    'company_item.thumbnail_image_id',
    'company_item.thumbnail_link',
    'company_item.company_name',
    'company_item.company_tel',
    'company_item.company_email',
    'company_item.short_link',
    'company_item.reason',
    'company_item_place.company_name',
    'company_item_edit.content',
    'company_item_event.reason',
    'brand_fact.active_on',
  ],
  erase: eraseItems,
  own: { title: '업체 소개', order: 82, collect: collectItems },
};
