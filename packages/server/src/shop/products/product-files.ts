import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { syncDocumentFiles } from '../../site/files/index.ts';

/** The use of the pictures of products. They are public, because a product is made to be seen. */
export const PRODUCT_FILE_USE = 'shop_product';

type Writer = { productId: number; userId: number; now: Date };
type ProductFiles = { documents: readonly RichDocument[]; pictures: readonly NanoId[] };

/** Throws `invalid_input` unless all are pictures of the product, or uploads of the writer that nothing uses yet. */
async function checkPictures(db: Db, pictures: readonly NanoId[], { productId, userId }: Writer): Promise<void> {
  if (pictures.length === 0) return;
  const found = await db
    .selectFrom('stored_file')
    .where('nano_id', 'in', [...pictures])
    .where('width', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([eb('use', '=', PRODUCT_FILE_USE), eb('record_id', '=', productId)]),
        and([eb('use', 'is', null), eb('owner_id', '=', userId)]),
      ]),
    )
    .select('id')
    .execute();
  if (found.length < new Set(pictures).size)
    throw invalidField('images', '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.');
}

/** Gives a product the pictures of its texts and its own, and releases those that it does not show any more. */
export async function syncProductFiles(db: Db, { documents, pictures }: ProductFiles, writer: Writer): Promise<void> {
  await checkPictures(db, pictures, writer);
  await syncDocumentFiles(db, {
    use: PRODUCT_FILE_USE,
    recordId: writer.productId,
    document: { version: 1, children: documents.flatMap(({ children }) => children) },
    field: 'detail_info',
    attachments: pictures,
    userId: writer.userId,
    now: writer.now,
  });
}
