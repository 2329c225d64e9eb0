import { createPointHistory, getPointInfo, listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { listPointMonths } from '@danji/contracts/points/point-months.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatPoints } from '@danji/contracts/format/number';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { isAdmin, isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { couponCounts } from './coupon-counts.ts';
import { sumFigures } from './point-days.ts';
import { findFigures, getEntry, listEntries, listMonths } from './point-history.repository.ts';
import { postPoints } from './post-points.ts';
import { tellOwner } from './tell-owner.ts';

/** The account that a caller asks about: members only about themselves. */
function toSubject(user: Principal, userId: number | undefined): number | undefined {
  if (isStaff(user)) return userId;
  if (userId !== undefined && userId !== user.id) throw new ProblemError('forbidden');
  return user.id;
}

async function checkEntry(db: Db, user: Principal, { user_id, point, force }: BodyOf<typeof createPointHistory>) {
  if (point === 0) throw invalidField('point', '0이 아닌 포인트를 입력해 주세요.');
  if (!isAdmin(user) && Math.abs(point) > POINT_LIMITS.staffPoints)
    throw new ProblemError('forbidden', {
      title: `${formatPoints(POINT_LIMITS.staffPoints)}를 넘는 지급과 차감은 최고관리자만 할 수 있어요.`,
    });
  if (force && (!isAdmin(user) || point > 0))
    throw new ProblemError('forbidden', { title: '잔액보다 많이 차감하는 것은 최고관리자만 할 수 있어요.' });
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', user_id)
    .where('user_type', '!=', UserType.STAFF)
    .select('id')
    .executeTakeFirst();
  if (!account) throw new ProblemError('not_found');
}

/** Gives or takes points by hand; resolves to the id of the entry. */
async function postByHand(
  db: Db,
  user: Principal,
  body: BodyOf<typeof createPointHistory>,
  now: Date,
): Promise<number> {
  await checkEntry(db, user, body);
  const { user_id, point, description, force = false } = body;
  const entry = { userId: user_id, points: point, description: description.trim(), now };
  const { id } = await postPoints(db, {
    ...entry,
    type: point > 0 ? PointHistoryType.STAFF_GRANT : PointHistoryType.STAFF_DEDUCTION,
    causeKey: `manual:${newNanoId()}:entry`,
    staffId: user.id,
    force,
  });
  await tellOwner(db, entry);
  return id;
}

async function countCoupons({ contributions }: Platform, db: Db, userId: number) {
  const sum = { my_coupons_done: 0, my_coupons_apply: 0 };
  for (const count of contributions.of(couponCounts).values()) {
    const { done, apply } = await count(db, userId);
    sum.my_coupons_done += done;
    sum.my_coupons_apply += apply;
  }
  return sum;
}

export function registerPointHistoryRoutes(app: FastifyInstance): void {
  route(app, listPointHistory, async ({ db, user, query }) => {
    checkPeriod(query);
    const user_id = toSubject(user, query.user_id);
    const page = await listEntries(db, { ...query, ...(user_id !== undefined && { user_id }) });
    return isStaff(user) ? page : mapPage(page, (entry) => ({ ...entry, staff: null }));
  });

  route(app, listPointMonths, ({ db, user, query }) => {
    checkPeriod(query);
    const user_id = toSubject(user, query.user_id);
    if (user_id === undefined) throw invalidField('user_id', '회원을 골라 주세요.');
    return listMonths(db, { ...query, user_id });
  });

  route(app, createPointHistory, async ({ db, user, body, change, now }) => {
    const entry = await getEntry(db, await postByHand(db, user, body, now));
    change.record({ before: null, after: entry });
    return entry;
  });

  route(app, getPointInfo, async ({ db, user, body }) => {
    const userId = toSubject(user, body.user_id) ?? user.id;
    const figures = await findFigures(db, userId);
    if (!figures) throw new ProblemError('not_found');
    const all = isStaff(user) ? await sumFigures(db) : null;
    return {
      point_all: all && all.points,
      accum_point_all: all && all.accum_points,
      my_point: figures.points,
      my_recommands: figures.accum_recommandeds,
      my_accum_point: figures.accum_points,
      ...(await countCoupons(app.platform, db, userId)),
    };
  });
}
