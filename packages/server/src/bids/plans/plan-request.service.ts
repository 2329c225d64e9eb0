import { isPlanRequestTransition, type PlanRequest, PlanRequestState } from '@danji/contracts/bids/brand-plan';
import type { changePlanRequest, requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { findPlanRefusal, toBoughtPeriod } from '@danji/contracts/bids/plan-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { planNotifications } from '@danji/contracts/notifications/catalogue/plans';
import { findOfferRefusal, lockBrand } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { findPeriods, findPrice } from './plan.repository.ts';
import { findBrandOfRequest, getRequest, insertRequest, lockRequest } from './plan-request.repository.ts';
import { startPeriod } from './plan.service.ts';

const { INVOICED, PAID, CANCELED } = PlanRequestState;

/** Asks for a plan at the price of today. */
export async function askForPlan(
  db: Db,
  user: Principal,
  { plan, times, tax_email }: BodyOf<typeof requestPlan>,
  now: Date,
): Promise<PlanRequest> {
  const brand = await lockBrand(db, user.id);
  const closed = findOfferRefusal(brand.brand_status_type);
  if (closed !== undefined) throw new ProblemError('forbidden', { title: closed });
  const today = toBusinessDate(now);
  const refusal = findPlanRefusal(plan, await findPeriods(db, user.id, today), today);
  if (refusal !== undefined) throw invalidField('plan', refusal);
  const price = await findPrice(db, plan);
  if (!price) throw invalidField('plan', '지금은 팔지 않는 요금제예요.');
  const request = { brand_id: user.id, plan, times, tax_email: tax_email.trim(), amount: price.price * times };
  const id = await insertRequest(db, request, now);
  if (id === undefined)
    throw new ProblemError('already_exists', {
      title: '이미 신청한 요금제가 있어요. 입금이 확인되거나 취소된 뒤에 다시 신청해 주세요.',
    });
  return getRequest(db, id);
}

/** Moves a request on; the payment starts the plan. */
export async function moveRequest(
  db: Db,
  user: Principal,
  id: number,
  { state: to, reason: given = '' }: BodyOf<typeof changePlanRequest>,
  now: Date,
): Promise<{ before: PlanRequest; after: PlanRequest }> {
  const brandId = await findBrandOfRequest(db, id);
  if (brandId === undefined) throw new ProblemError('not_found');
  // Everything about the plans of a brand waits for its row: first the brand, then the request.
  await lockBrand(db, brandId);
  const row = await lockRequest(db, id);
  const actor = isStaff(user) ? 'staff' : 'brand';
  if (!row || (actor === 'brand' && row.brand_id !== user.id)) throw new ProblemError('not_found');
  if (!isPlanRequestTransition(row.state, to, actor))
    throw new ProblemError('invalid_transition', { extra: { from: row.state, to } });
  const reason = given.trim();
  if (to === CANCELED && actor === 'staff' && reason === '') throw invalidField('reason', '취소 이유를 입력해 주세요.');
  const before = await getRequest(db, id);
  await db
    .updateTable('brand_plan_request')
    .set({
      state: to,
      ...(to === INVOICED && { invoiced: now }),
      ...(to === PAID && { paid: now }),
      ...(to === CANCELED && { reason: reason || null }),
    })
    .where('id', '=', id)
    .execute();
  await followUp(db, row, to, { reason, isOwn: actor === 'brand' }, now);
  return { before, after: await getRequest(db, id) };
}

type Row = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

async function followUp(
  db: Db,
  { brand_id, plan, times }: Row,
  to: number,
  { reason, isOwn }: { reason: string; isOwn: boolean },
  now: Date,
): Promise<void> {
  const { invoiced, canceled } = planNotifications;
  if (to === INVOICED) await notify(db, invoiced, [brand_id], { plan }, now);
  if (to === CANCELED && !isOwn) await notify(db, canceled, [brand_id], { plan, reason }, now);
  if (to !== PAID) return;
  const today = toBusinessDate(now);
  const period = toBoughtPeriod(plan, times, await findPeriods(db, brand_id, today), today);
  await startPeriod(db, brand_id, { plan, ...period }, now);
}
