import { type Coupon, type CouponChange, couponFields } from '@danji/contracts/points/coupon';
import type { listCouponChanges } from '@danji/contracts/points/coupon.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { PersonRef } from '@danji/contracts/accounts/user';
import type { Page } from '@danji/contracts/page';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { historyOf, isSame } from '../../platform/records/history.ts';

const history = historyOf('coupon_change', 'coupon_id');
const FIELDS = Object.keys(couponFields) as (keyof typeof couponFields)[];

type Change = { by: number; now: Date } & (
  | { kind: 'created' | 'deleted' }
  | { kind: 'changed'; before: Coupon; after: Coupon }
);

const differencesOf = (before: Coupon, after: Coupon): CouponChange['fields'] =>
  FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

/** Adds a change to the history of a coupon, in the transaction of the change; one that changes nothing is none. */
export async function addCouponChange(db: Db, couponId: number, change: Change): Promise<void> {
  const fields = change.kind === 'changed' ? differencesOf(change.before, change.after) : [];
  if (change.kind === 'changed' && fields.length === 0) return;
  await history.add(db, {
    coupon_id: couponId,
    user_id: change.by,
    kind: change.kind,
    fields: toJson(fields),
    created: change.now,
  });
}

/** Lists the history of a coupon, the newest first. */
export const listChanges = (
  db: Db,
  couponId: number,
  query: QueryOf<typeof listCouponChanges>,
): Promise<Page<CouponChange>> =>
  history.list(
    db,
    couponId,
    query,
    db
      .selectFrom('coupon_change as entry')
      .select(['entry.id', 'entry.kind', 'entry.fields', 'entry.created'])
      .select(selectPersonRef<PersonRef>('entry.user_id').as('user')),
  );
