import { toPlainText } from '@danji/contracts/documents/document-text';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachments, releaseDocumentFiles } from '../../site/files/index.ts';
import { SUGGEST_REQUEST_FILE_USE } from './suggest-request.repository.ts';

const recordOf = (recordId: number) => ({ use: SUGGEST_REQUEST_FILE_USE, recordId });

/** Deletes drafts and favourites; what was sent belongs to the papers of the complex. */
async function eraseDrafts(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  const drafts = await db
    .deleteFrom('suggest_request')
    .where('brand_id', '=', userId)
    .where('sent', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of drafts) await releaseDocumentFiles(db, recordOf(id), now);
  await db.updateTable('suggest_request').set({ company_fav_date: null }).where('brand_id', '=', userId).execute();
}

async function collectRequests(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('suggest_request as request')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .where('request.brand_id', '=', userId)
    .select(['request.id', 'request.state', 'request.content', 'request.price_lines', 'request.total_price'])
    .select(['request.sent', 'request.hash', 'request.reason', 'request.company_fav_date', 'item.title'])
    .orderBy('request.created')
    .execute();
  const files = [];
  for (const { id } of rows) files.push(...(await listAttachments(db, recordOf(id))));
  return {
    data: {
      제안: rows
        .filter(({ state }) => state !== null)
        .map((row) => ({
          공고: row.title,
          내용: toPlainText(row.content),
          가격내역: row.price_lines.map(({ item, unit, quantity, unit_price }) => ({
            품목: item,
            단위: unit,
            수량: quantity,
            단가: unit_price,
          })),
          금액: row.total_price,
          제출: row.sent === null ? '' : formatDateTime(row.sent),
          확인값: row.hash ?? '',
          사유: row.reason ?? '',
        })),
      관심공고: rows.filter((row) => row.company_fav_date !== null).map(({ title }) => title),
    },
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Requests of vendors on bid notices. */
export const suggestRequestPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'suggest_request.company_item_id',
        'suggest_request.content',
        'suggest_request.document_ids',
        'suggest_request.reason',
        'suggest_request.hash',
        'suggest_request_version.hash',
        'suggest_request_version.payload',
      ],
      because:
        'Offers that were sent are papers of the complex about its procurement; they go with the notice. Drafts and favourites are erased.',
    },
  ],
  erase: eraseDrafts,
  own: { title: '제안', order: 87, collect: collectRequests },
};
