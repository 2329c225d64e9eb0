import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/problem-error.ts';

type BrandRow = Selectable<Database['brand_account']>;
type NewBrand = Pick<Insertable<Database['brand_account']>, 'user_id' | 'brand_status_type'> &
  Partial<Insertable<Database['brand_account']>>;

/** The columns of a brand without details. */
export const EMPTY_BRAND = {
  reject_reason: null,
  suggest_item_view_limit: null,
  business_no: '',
  corporation_no: '',
  name: '',
  company_manager_name: '',
  address_code: '',
  address1: '',
  address2: '',
  tel: '',
  industry: '',
  business_image_id: null,
  date: null,
  price: null,
  employees: null,
  successful_bids: null,
  private_contracts: null,
  review_score: null,
  profit: null,
  credit_grade: null,
  updated_government_year: null,
  updated_financial_year: null,
  updated_contract_year: null,
};

export async function insertBrand(db: Db, brand: NewBrand): Promise<void> {
  await db
    .insertInto('brand_account')
    .values({ ...EMPTY_BRAND, ...brand })
    .execute();
}

/** Locks the brand row of an account for the transaction. Throws `not_found` when the account is not a brand. */
export async function lockBrand(db: Db, userId: number): Promise<BrandRow> {
  const row = await db
    .selectFrom('brand_account')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** The file of a brand's licence; null without one. */
export async function findLicence(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('brand_account')
    .where('user_id', '=', userId)
    .select('business_image_id')
    .executeTakeFirst();
  return row?.business_image_id ?? null;
}

export async function updateBrand(
  db: Db,
  userId: number,
  changes: Updateable<Database['brand_account']>,
): Promise<void> {
  await db.updateTable('brand_account').set(changes).where('user_id', '=', userId).execute();
}

/** Whether an active account other than `exceptId` has the business number (digits). */
export async function isBusinessNoTaken(db: Db, businessNo: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand_account as brand')
    .innerJoin('user_account as account', 'account.id', 'brand.user_id')
    .where('brand.business_no', '=', businessNo)
    .where('account.deleted', 'is', null)
    .where('account.id', '<>', exceptId)
    .select('account.id')
    .executeTakeFirst();
  return row !== undefined;
}
