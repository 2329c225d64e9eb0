import type { ComparedCompany } from '@danji/contracts/bids/company-compare.endpoints';
import { sql } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { shown } from './company-item-list.repository.ts';
import { selectLines } from './company-item.repository.ts';

/** Finds shown items by their public ids or numbers, in this order. */
export function listCompared(db: Db, refs: readonly string[], readerId: number | undefined) {
  const asked = sql`${refs}::text[]`;
  const numbers = refs.filter((ref) => /^\d{1,15}$/.test(ref)).map(Number);
  return selectLines(shown(db), readerId)
    .leftJoin('brand_account as brand', 'brand.user_id', 'item.user_id')
    .leftJoin('business_check as answer', (join) =>
      join.on('answer.business_no', '=', approvedFact('brand', 'business_no')),
    )
    .where(sql<boolean>`(item.nano_id = any(${asked}) or item.id = any(${numbers}::bigint[]))`)
    .select('item.work_cases')
    .select(
      sql<ComparedCompany['business_check']>`case when answer.checked is not null then
        jsonb_build_object('state', answer.state, 'checked', answer.checked) end`.as('business_check'),
    )
    .orderBy(sql`coalesce(array_position(${asked}, item.nano_id), array_position(${asked}, item.id::text))`)
    .execute();
}
