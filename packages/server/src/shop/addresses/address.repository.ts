import { findRegionOf } from '@danji/contracts/rules/region-of-address';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';

export type AddressFields = Omit<UserAddress, 'id' | 'user' | 'location' | 'is_mountain'>;

/** Whether carriers charge more is asked at each reading, so that a change of the post codes counts for all addresses. */
const selectAddresses = (db: Db) =>
  db.selectFrom('user_address as address').select([
    'address.id',
    selectPersonRef('address.user_id').as('user'),
    'address.is_default',
    'address.title',
    'address.name',
    'address.tel',
    'address.address_code',
    'address.address1',
    'address.address2',
    'address.location',
    'address.message',
    sql<boolean>`exists (select from island_post_code
        where address.address_code::integer between first and last)`.as('is_mountain'),
  ]);

/** The addresses of an account: the default first, then the newest. */
export const listAddresses = (db: Db, userId: number): Promise<UserAddress[]> =>
  selectAddresses(db)
    .where('address.user_id', '=', userId)
    .orderBy('address.is_default', 'desc')
    .orderBy('address.id', 'desc')
    .limit(SHOP_LIMITS.addresses)
    .execute();

export const findAddress = (db: Db, userId: number, id: number): Promise<UserAddress | undefined> =>
  selectAddresses(db).where('address.user_id', '=', userId).where('address.id', '=', id).executeTakeFirst();

export const countAddresses = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('user_address')
      .where('user_id', '=', userId)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The name of the sigungu that an address is in; empty when it names none in force. */
async function findLocation(db: Db, address1: string): Promise<string> {
  const regions = await db.selectFrom('region').select(['id', 'sido', 'sido_short', 'sigungu']).execute();
  const found = findRegionOf(address1, regions);
  return regions.find(({ id }) => id === found)?.sigungu ?? '';
}

/** Adds an address; resolves to its id. An account with a default address must not add another one. */
export async function insertAddress(db: Db, userId: number, fields: AddressFields, now: Date): Promise<number> {
  const location = await findLocation(db, fields.address1);
  const { id } = await db
    .insertInto('user_address')
    .values({ ...fields, location, user_id: userId, created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAddress(db: Db, id: number, fields: AddressFields, now: Date): Promise<void> {
  const location = await findLocation(db, fields.address1);
  await db
    .updateTable('user_address')
    .set({ ...fields, location, updated: now })
    .where('id', '=', id)
    .execute();
}

/** Takes the default away from the address of an account that has it. */
export async function clearDefault(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user_address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteAddress(db: Db, id: number): Promise<void> {
  await db.deleteFrom('user_address').where('id', '=', id).execute();
}

/** Makes the newest address of an account its default. */
export async function makeNewestDefault(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user_address')
    .set({ is_default: true })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('user_address').where('user_id', '=', userId).select('id').orderBy('id', 'desc').limit(1),
    )
    .execute();
}

export async function deleteAddressesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('user_address').where('user_id', '=', userId).execute();
}

/** The post code of the default address of an account. */
export const findDefaultPostCode = async (db: Db, userId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('user_address')
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .select('address_code')
      .executeTakeFirst()
  )?.address_code;

/** Whether carriers charge more for a post code of five digits: Jeju, or an island without a bridge. */
export const isIslandPostCode = async (db: Db, code: string): Promise<boolean> =>
  (await db
    .selectFrom('island_post_code')
    .where('first', '<=', Number(code))
    .where('last', '>=', Number(code))
    .select('first')
    .executeTakeFirst()) !== undefined;
