import type { NanoId } from '@danji/contracts/fields';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { claimFile, type MayReadFile, releaseFile } from '../../site/files/index.ts';

export type ReturnRow = Selectable<Database['shop_return']>;

/** The use of the pictures of returns; their buyer and our staff see them. */
export const RETURN_FILE_USE = 'shop_return';

const IMAGES = sql<{ id: number; file: NanoId }[]>`coalesce((select json_agg(json_build_object('id', image.id,
  'file', file.nano_id) order by image.id) from shop_return_image as image
  join stored_file as file on file.id = image.file_id where image.return_id = shop_return.id), '[]')`;

/** The returns of an order, the newest first. */
export const listReturns = (db: Db, orderId: number) =>
  db
    .selectFrom('shop_return')
    .where('order_id', '=', orderId)
    .selectAll()
    .select(IMAGES.as('images'))
    .orderBy('id', 'desc')
    .limit(SHOP_LIMITS.orderReturns)
    .execute();

/** The return of an order that has not ended. */
export const findOpenReturn = (db: Db, orderId: number): Promise<ReturnRow | undefined> =>
  db
    .selectFrom('shop_return')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['requested', 'collecting'])
    .selectAll()
    .executeTakeFirst();

/** Adds a return with the pictures that its buyer has stored before. */
export async function insertReturn(
  db: Db,
  values: Insertable<Database['shop_return']>,
  { userId, pictures }: { userId: number; pictures: readonly NanoId[] },
): Promise<void> {
  const { id } = await db.insertInto('shop_return').values(values).returning('id').executeTakeFirstOrThrow();
  for (const picture of pictures) {
    const file = await claimFile(db, picture, userId, RETURN_FILE_USE, id);
    await db.insertInto('shop_return_image').values({ return_id: id, file_id: file.id }).execute();
  }
}

export async function updateReturn(db: Db, id: number, changes: Updateable<Database['shop_return']>): Promise<void> {
  await db.updateTable('shop_return').set(changes).where('id', '=', id).execute();
}

/** When an order was said to have arrived, the last time that it came from its way. */
export const findDelivered = async (db: Db, orderId: number): Promise<Date | null> => {
  const event = await db
    .selectFrom('shop_order_event')
    .where('order_id', '=', orderId)
    .where('to_status', '=', OrderStatus.DELIVERED)
    .where('from_status', 'in', [OrderStatus.PREPARING, OrderStatus.SHIPPING])
    .select('created')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return event ? new Date(event.created) : null;
};

export const mayReadReturnFile: MayReadFile = async (db, file, user) => {
  if (isStaff(user)) return true;
  if (file.record_id === null || user === null) return false;
  const found = await db
    .selectFrom('shop_return')
    .innerJoin('shop_order', 'shop_order.id', 'shop_return.order_id')
    .where('shop_return.id', '=', file.record_id)
    .where('shop_order.user_id', '=', user.id)
    .select('shop_return.id')
    .executeTakeFirst();
  return found !== undefined;
};

/** The files of the pictures that returns of an account show. */
export const listReturnFiles = (db: Db, userId: number) =>
  db
    .selectFrom('shop_return_image as image')
    .innerJoin('shop_return', 'shop_return.id', 'image.return_id')
    .innerJoin('shop_order', 'shop_order.id', 'shop_return.order_id')
    .innerJoin('stored_file as file', 'file.id', 'image.file_id')
    .where('shop_order.user_id', '=', userId)
    .select(['file.nano_id', 'file.name', 'file.size', 'file.storage_key'])
    .orderBy('image.id')
    .execute();

/** Blanks what people wrote about returns of orders that were blanked, and releases their pictures. */
export async function blankReturns(db: Db, until: Date, now: Date): Promise<void> {
  const old = db
    .selectFrom('shop_order')
    .where('created', '<', until.toISOString())
    .where('delivery_name', '=', '')
    .select('id');
  const returns = db.selectFrom('shop_return').where('order_id', 'in', old).select('id');
  const files = await db
    .deleteFrom('shop_return_image')
    .where('return_id', 'in', returns)
    .returning('file_id')
    .execute();
  for (const { file_id } of files) await releaseFile(db, file_id, now);
  await db
    .updateTable('shop_return')
    .set({ reason: '', answer: null, fee_reason: null })
    .where('order_id', 'in', old)
    .where((eb) => eb.or([eb('reason', '<>', ''), eb('answer', 'is not', null), eb('fee_reason', 'is not', null)]))
    .execute();
}
