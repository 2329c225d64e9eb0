import type { NanoId } from '@danji/contracts/fields';
import type { SentImage } from '@danji/contracts/shop/product';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { Db } from '../../platform/database/open-database.ts';
import { readPrepared } from '../../platform/database/prepared-statements.ts';

export type ImageRow = { id: number; product_id: number; file_id: NanoId; is_main: boolean; order: number };

/** The pictures of a product in their order. */
export const listImages = (db: Db, productId: number): Promise<ImageRow[]> =>
  readPrepared(
    db,
    db
      .selectFrom('product_image')
      .where('product_id', '=', productId)
      .select(['id', 'product_id', 'file_id', 'is_main', 'position as order'])
      .orderBy('position')
      .limit(SHOP_LIMITS.images),
  );

/** Replaces the pictures of a product; one that stays keeps its id. */
export async function saveImages(db: Db, productId: number, images: readonly SentImage[]): Promise<void> {
  const others = db.deleteFrom('product_image').where('product_id', '=', productId);
  const files = images.map(({ file_id }) => file_id);
  await (files.length > 0 ? others.where('file_id', 'not in', files) : others).execute();
  if (images.length === 0) return;
  // There is one main picture at any time.
  await db.updateTable('product_image').set({ is_main: false }).where('product_id', '=', productId).execute();
  await db
    .insertInto('product_image')
    .values(images.map((image, position) => ({ ...image, product_id: productId, position })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'file_id']).doUpdateSet(({ ref }) => ({
        is_main: ref('excluded.is_main'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
}
