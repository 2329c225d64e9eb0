import {
  createCoupon,
  deleteCoupon,
  getCoupon,
  listCouponChanges,
  listCoupons,
  updateCoupon,
} from '@danji/contracts/points/coupon.endpoints';
import { getCouponItem, listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import type { Coupon } from '@danji/contracts/points/coupon';
import { toBusinessDate } from '@danji/contracts/format/date';
import { validatePeriod } from '@danji/contracts/points/coupon-rules';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { newNanoId } from '../../platform/ids.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { getPointBalance } from '../ledger/index.ts';
import { findGood } from '../voucher-goods/index.ts';
import { closeApplicationsOf } from './close-applications.ts';
import { addCouponChange, listChanges } from './coupon-history.ts';
import {
  findCoupon,
  findItem,
  insertCoupon,
  listCouponRows,
  listItemRows,
  lockCoupon,
  updateCouponRow,
} from './coupon.repository.ts';
import { findRemainingToday } from './limits.ts';

async function readCoupon(db: Db, id: number): Promise<Coupon> {
  const found = await findCoupon(db, id);
  if (!found) throw new ProblemError('not_found', { title: '쿠폰이 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });
  return found;
}

function checkPeriod(period: { date_start: string; date_end: string }): void {
  for (const [field, error] of Object.entries(validatePeriod(period))) throw invalidField(field, error);
}

/** Routes to coupons, for operators. */
export function registerCouponRoutes(app: FastifyInstance): void {
  route(app, listCoupons, ({ db, query, now }) => listCouponRows(db, query, toBusinessDate(now)));

  route(app, getCoupon, ({ db, params }) => readCoupon(db, params.id));

  route(app, createCoupon, async ({ db, body, user, now, change }) => {
    checkPeriod(body);
    const good = await findGood(db, body.goods_code);
    if (good?.state !== 'SALE') throw invalidField('goods_code', '지금 판매하는 상품을 골라 주세요.');
    const id = await insertCoupon(db, { ...body, nano_id: newNanoId(), created: now, updated: now });
    const after = await readCoupon(db, id);
    await addCouponChange(db, id, { by: user.id, kind: 'created', now });
    change.after = after;
    return after;
  });

  route(app, updateCoupon, async ({ db, params, body: { updated, ...fields }, user, now, change }) => {
    const row = await lockCoupon(db, params.id);
    const before = await readCoupon(db, params.id);
    change.before = before;
    if (!row) return before;
    await checkVersion(row, updated, () => before);
    checkPeriod({ ...row, ...fields });
    await updateCouponRow(db, row.id, { ...fields, updated: nextVersion(row, now) });
    const after = await readCoupon(db, row.id);
    await addCouponChange(db, row.id, { by: user.id, kind: 'changed', now, before, after });
    change.after = after;
    return after;
  });

  route(app, deleteCoupon, async ({ db, params, user, now, change }) => {
    await lockCoupon(db, params.id);
    change.before = await readCoupon(db, params.id);
    await updateCouponRow(db, params.id, { deleted: now, updated: now });
    await addCouponChange(db, params.id, { by: user.id, kind: 'deleted', now });
    await closeApplicationsOf(db, params.id, now);
    return { ok: true as const };
  });

  route(app, listCouponChanges, async ({ db, params, query }) => {
    await readCoupon(db, params.id);
    return listChanges(db, params.id, query);
  });
}

/** Members see what they lack; operators and visitors do not collect points. */
const memberOf = (user: Principal | null): number | undefined => (user && !isStaff(user) ? user.id : undefined);

/** Routes to the catalogue, for everybody. */
export function registerCouponItemRoutes(app: FastifyInstance): void {
  route(app, listCouponItems, async ({ db, query, user, now }) => {
    const userId = memberOf(user);
    const available = userId === undefined ? 0 : (await getPointBalance(db, userId)).available;
    const page = await listItemRows(db, query, { userId, available, today: toBusinessDate(now) });
    const remaining_today = await findRemainingToday(db, now);
    return { ...page, results: page.results.map((item) => ({ ...item, remaining_today })) };
  });

  route(app, getCouponItem, async ({ db, params, user, now }) => {
    const found = await findItem(db, params.id, memberOf(user));
    if (!found) throw new ProblemError('not_found', { title: '쿠폰이 없어요. 판매가 끝났을 수 있어요.' });
    return { ...found, remaining_today: await findRemainingToday(db, now) };
  });
}
