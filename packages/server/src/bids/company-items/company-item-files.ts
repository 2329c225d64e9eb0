import type { CompanyItemContent } from '@danji/contracts/bids/company-item';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { syncDocumentFiles } from '../../site/files/index.ts';
import { listCasePictures } from './work-cases.ts';

/** The use of the pictures of items. They are public, because an item is made to be seen. */
export const COMPANY_ITEM_FILE_USE = 'company_item';

type Writer = { itemId: number; userId: number; now: Date };

type Field = 'thumbnail_image_id' | 'work_cases';

/** Throws `invalid_input` unless all are pictures of the item, or uploads of the writer that nothing uses yet. */
async function checkPictures(
  db: Db,
  field: Field,
  pictures: readonly NanoId[],
  { itemId, userId }: Writer,
): Promise<void> {
  if (pictures.length === 0) return;
  const found = await db
    .selectFrom('stored_file')
    .where('nano_id', 'in', [...pictures])
    .where('width', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('use', '=', COMPANY_ITEM_FILE_USE), eb('record_id', '=', itemId)]),
        and([eb('use', 'is', null), eb('owner_id', '=', userId)]),
      ]),
    )
    .select('id')
    .execute();
  if (found.length < new Set(pictures).size)
    throw invalidField(field, '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.');
}

const listThumbnails = ({ thumbnail_image_id: picture }: CompanyItemContent): NanoId[] =>
  picture === null ? [] : [picture];

/** One document with the pictures of all versions. The newest comes first, so that errors name its places. */
const joinDocuments = (versions: readonly CompanyItemContent[]): RichDocument => ({
  version: 1,
  children: versions.flatMap(({ description_content }) => description_content.children),
});

/** Gives an item the pictures of its versions, the newest version first, and releases those that none shows any more. */
export async function syncItemFiles(db: Db, versions: readonly CompanyItemContent[], writer: Writer): Promise<void> {
  const [newest] = versions;
  if (!newest) return;
  await checkPictures(db, 'thumbnail_image_id', listThumbnails(newest), writer);
  await checkPictures(db, 'work_cases', listCasePictures(newest.work_cases), writer);
  await syncDocumentFiles(db, {
    use: COMPANY_ITEM_FILE_USE,
    recordId: writer.itemId,
    document: joinDocuments(versions),
    field: 'description_content',
    attachments: [
      ...new Set(versions.flatMap((version) => [...listThumbnails(version), ...listCasePictures(version.work_cases)])),
    ],
    userId: writer.userId,
    now: writer.now,
  });
}
