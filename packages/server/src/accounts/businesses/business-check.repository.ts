import { BusinessState, type BusinessStateCode } from '@danji/contracts/accounts/business-check';
import { EditState } from '@danji/contracts/codes/edit-state';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { approvedFact } from './brand-ref.ts';
import type { BusinessStatus } from './business-registry.ts';

/** Stores answers of the tax office. */
export async function saveStatuses(db: Db, statuses: ReadonlyMap<string, BusinessStatus>, now: Date): Promise<void> {
  const rows = [...statuses].map(([business_no, { state, tax_type }]) => ({
    business_no,
    state,
    tax_type: tax_type ?? '',
    checked: now,
    changed: now,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('business_check')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('business_no').doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        tax_type: ref('excluded.tax_type'),
        checked: ref('excluded.checked'),
        changed: sql<string>`case when business_check.state = excluded.state then business_check.changed else excluded.changed end`,
      })),
    )
    .execute();
}

const number = approvedFact('brand', 'business_no');

/** Brands that are approved, or were until the tax office said that their business has ended. */
const selectChecked = (db: Db) =>
  db
    .selectFrom('brand_account as brand')
    .innerJoin('user_account as account', 'account.id', 'brand.user_id')
    .where('account.deleted', 'is', null)
    .where(({ or, eb, and }) =>
      or([
        eb('brand.brand_status_type', 'in', [EditState.DONE, EditState.EDITED]),
        and([eb('brand.brand_status_type', '=', EditState.DISABLED), eb('brand.suspended_by_check', 'is not', null)]),
      ]),
    )
    .where(number, '~', '^[0-9]{10}$')
    .select(['brand.user_id as id', 'brand.brand_status_type', number.as('business_no')]);

export type CheckedBrand = { id: number; business_no: string };

/** The next brands after `after`, in the order of their ids, whose number was not looked up since `since`. */
export const listUnchecked = (
  db: Db,
  { since, after, limit }: { since: Date; after: number; limit: number },
): Promise<CheckedBrand[]> =>
  selectChecked(db)
    .leftJoin('business_check as answer', (join) => join.on('answer.business_no', '=', number))
    .where('brand.user_id', '>', after)
    .where(({ or, eb }) => or([eb('answer.checked', 'is', null), eb('answer.checked', '<', since.toISOString())]))
    .orderBy('brand.user_id')
    .limit(limit)
    .execute();

/** Finds the answer about an approved number, for a brand whose row is locked. */
export async function findState(db: Db, id: number): Promise<BusinessStateCode | undefined> {
  const row = await db
    .selectFrom('brand_account as brand')
    .innerJoin('business_check as answer', (join) => join.on('answer.business_no', '=', number))
    .where('brand.user_id', '=', id)
    .select('answer.state')
    .executeTakeFirst();
  return row?.state;
}

/** Of these brands, those whose state does not go with the answer about their number. */
export async function listDiffering(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await selectChecked(db)
    .innerJoin('business_check as answer', (join) => join.on('answer.business_no', '=', number))
    .where('brand.user_id', 'in', ids)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('answer.state', 'in', [BusinessState.PAUSED, BusinessState.CLOSED]),
          eb('brand.brand_status_type', '<>', EditState.DISABLED),
        ]),
        and([eb('answer.state', '=', BusinessState.ACTIVE), eb('brand.brand_status_type', '=', EditState.DISABLED)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The numbers of a brand: the one that it has handed in last, and the approved one. */
export async function findNumbers(db: Db, id: number): Promise<string[]> {
  const row = await db
    .selectFrom('brand_account as brand')
    .where('brand.user_id', '=', id)
    .select(['brand.business_no as latest', number.as('approved')])
    .executeTakeFirst();
  return row ? [...new Set([row.latest, row.approved])].filter((each) => /^\d{10}$/.test(each)) : [];
}

/** Drops what is known about the numbers of a brand. */
export async function deleteChecks(db: Db, id: number): Promise<void> {
  await sql`delete from business_check where business_no in (
    select unnest(array[brand.business_no, brand.approved_detail ->> 'business_no']) from brand_account as brand where brand.user_id = ${id})`.execute(
    db,
  );
}
