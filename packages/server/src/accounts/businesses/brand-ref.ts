import type { BrandRef } from '@danji/contracts/bids/brand-ref';
import { EditState } from '@danji/contracts/codes/edit-state';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { matches } from '../../platform/records/search.ts';

/** SQL for a fact of a brand that is joined under that name: as it was approved, while a change of it waits for its review. */
export const approvedFact = (
  brand: string,
  fact: 'name' | 'business_no' | 'company_manager_name',
): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(`${brand}.approved_detail`)} ->> ${sql.lit(fact)}, ''), ${sql.ref(`${brand}.${fact}`)})`;

const selectRef = (db: Db) =>
  db
    .selectFrom('brand_account as brand')
    .innerJoin('user_account as account', 'account.id', 'brand.user_id')
    .select(['brand.user_id as id', 'brand.address1'])
    .select([approvedFact('brand', 'name').as('name'), approvedFact('brand', 'business_no').as('business_no')]);

const selectApproved = (db: Db) =>
  selectRef(db)
    .where('account.deleted', 'is', null)
    .where('brand.brand_status_type', 'in', [EditState.DONE, EditState.EDITED]);

/** Finds the brand of an account, whatever its state. */
export const findBrandRef = async (db: Db, id: number | null): Promise<BrandRef | undefined> =>
  id === null ? undefined : selectRef(db).where('brand.user_id', '=', id).executeTakeFirst();

/** The same of several, in the order of their ids. */
export const findBrandRefs = async (db: Db, ids: readonly number[]): Promise<BrandRef[]> =>
  ids.length === 0
    ? []
    : selectRef(db)
        .where('brand.user_id', 'in', [...ids])
        .orderBy('brand.user_id')
        .execute();

/** Whether an account is a brand that is approved now; one whose change waits for its review still is. */
export const isApprovedBrand = async (db: Db, id: number): Promise<boolean> =>
  (await selectApproved(db).where('brand.user_id', '=', id).executeTakeFirst()) !== undefined;

/** So many are looked at to find those that come first by name. */
const LOOKED_AT = 200;

/** Finds approved brands by a part of their name or business number (hyphens allowed), in the order of their names. */
export function findApprovedBrands(db: Db, searched: string, limit: number): Promise<BrandRef[]> {
  const text = /^[\d\s-]+$/.test(searched) ? searched.replaceAll(/\D/g, '') : searched;
  const found = selectApproved(db).where(matches('brand.searched', text)).limit(LOOKED_AT);
  return db.selectFrom(found.as('found')).selectAll().orderBy('name').orderBy('id', 'desc').limit(limit).execute();
}
