import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import type { AwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import { formatDate } from '@danji/contracts/format/date';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import { sql } from 'kysely';
import { findBrandRef, isApprovedBrand } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { writeSchedule } from '../../workspace/schedules/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { suggestItemNotFound } from '../suggest-items/index.ts';

/** Finds the notice for who works in its space; throws `not_found` for others. With `lock` the row is held for a change. */
export async function getNotice(db: Db, nanoId: string, user: Principal, lock = false) {
  const found = db
    .selectFrom('suggest_item')
    .where(sql<boolean>`nano_id = ${nanoId}`)
    .select(['id', 'space_id', 'title', 'business_title', 'category', 'building_name', 'work_start_date', 'created']);
  const notice = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!notice) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, notice.space_id, user.id), 'work');
  return notice;
}
type Notice = Awaited<ReturnType<typeof getNotice>>;

const findWinner = (db: Db, itemId: number) =>
  db
    .selectFrom('suggest_request')
    .where('item_id', '=', itemId)
    .where('state', '=', 'awarded')
    .select(['id', 'brand_id', 'total_price', 'vat_mode', 'reason'])
    .executeTakeFirst();
type Winner = NonNullable<Awaited<ReturnType<typeof findWinner>>>;

/** The contract of the winning request of a notice, unless it was deleted. */
export const findContract = async (db: Db, itemId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('suggest_request as request')
      .innerJoin('award_contract as made', 'made.request_id', 'request.id')
      .innerJoin('work_schedule as schedule', 'schedule.id', 'made.schedule_id')
      .where('request.item_id', '=', itemId)
      .where('request.state', '=', 'awarded')
      .where('schedule.deleted', 'is', null)
      .select('made.schedule_id')
      .executeTakeFirst()
  )?.schedule_id;

/** Returns the fields that the contract begins with; the office goes on in its form. */
async function toFields(db: Db, notice: Notice, { brand_id, total_price, vat_mode, reason }: Winner) {
  const { space_id, title, business_title, category, building_name, work_start_date, created } = notice;
  const brand = await findBrandRef(db, brand_id);
  const type = contractTypeOf(category ?? 0);
  // A published notice has its category.
  if (category === null || type === undefined) throw suggestItemNotFound();
  return {
    space_id,
    title: business_title.trim() || title,
    category1: type,
    category2: category,
    contract: (brand?.name ?? '').slice(0, SCHEDULE_LIMITS.contractCharacters),
    brand_id: (await isApprovedBrand(db, brand_id)) ? brand_id : null,
    contract_start: work_start_date,
    contract_amount: total_price,
    building_name,
    description: [
      `공고: ${title} (${formatDate(created)})`,
      total_price === null ? '' : `계약 금액은 ${VAT_LABELS[vat_mode]} 금액이에요.`,
      reason ? `선정 이유: ${reason}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** Makes the contract of the winning request, once: who is second gets the same one. */
export async function makeContract(
  db: Db,
  nanoId: string,
  writer: { user: Principal; now: Date },
): Promise<AwardContract> {
  const notice = await getNotice(db, nanoId, writer.user, true);
  const { id, space_id } = notice;
  const winner = await findWinner(db, id);
  if (!winner) throw new ProblemError('invalid_transition', { title: '업체를 선정한 공고로만 계약을 만들 수 있어요.' });
  const made = await findContract(db, id);
  if (made !== undefined) return { space_id, schedule_id: made };
  const { id: schedule_id } = await writeSchedule(db, await toFields(db, notice, winner), writer);
  await db
    .insertInto('award_contract')
    .values({ request_id: winner.id, schedule_id, created: writer.now })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ schedule_id, created: writer.now }))
    .execute();
  return { space_id, schedule_id };
}
