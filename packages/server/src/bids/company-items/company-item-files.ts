import type { CompanyItemContent } from '@danji/contracts/bids/company-item';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { syncDocumentFiles } from '../../site/files/index.ts';

/** The use of the pictures of items. They are public, because an item is made to be seen. */
export const COMPANY_ITEM_FILE_USE = 'company_item';

type Writer = { itemId: number; userId: number; now: Date };

async function checkThumbnail(db: Db, fileId: NanoId | null, { itemId, userId }: Writer): Promise<void> {
  if (fileId === null) return;
  const file = await db
    .selectFrom('stored_file')
    .where('nano_id', '=', fileId)
    .where('width', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('use', '=', COMPANY_ITEM_FILE_USE), eb('record_id', '=', itemId)]),
        and([eb('use', 'is', null), eb('owner_id', '=', userId)]),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  if (!file) throw invalidField('thumbnail_image_id', '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.');
}

/** One document with the pictures of all versions. The newest comes first, so that errors name its places. */
const joinDocuments = (versions: readonly CompanyItemContent[]): RichDocument => ({
  version: 1,
  children: versions.flatMap(({ description_content }) => description_content.children),
});

/** Gives an item the pictures of its versions, the newest version first, and releases those that none shows any more. */
export async function syncItemFiles(db: Db, versions: readonly CompanyItemContent[], writer: Writer): Promise<void> {
  const [newest] = versions;
  if (!newest) return;
  await checkThumbnail(db, newest.thumbnail_image_id, writer);
  await syncDocumentFiles(db, {
    use: COMPANY_ITEM_FILE_USE,
    recordId: writer.itemId,
    document: joinDocuments(versions),
    field: 'description_content',
    attachments: [...new Set(versions.flatMap(({ thumbnail_image_id: picture }) => (picture ? [picture] : [])))],
    userId: writer.userId,
    now: writer.now,
  });
}
