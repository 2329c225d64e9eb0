import { DIRECT_CONTRACT, type DirectContract } from '@danji/contracts/bids/split-contract-rules';
import { toUntaxedPrice } from '@danji/contracts/bids/taxed-price';
import { BidMethod, SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';

const { OPEN, CLOSED, AWARDED } = SuggestItemState;
/** Notices and contracts of one sub-category of a space in two years. */
const MOST = 300;

/** Notices without a tender: quotes, proposals and talks, and those by direct contract; the amount of the winner, or the expected one. */
const fromDirect = (db: Db) =>
  db
    .selectFrom('suggest_item as item')
    .leftJoin('suggest_request as won', (join) =>
      join.onRef('won.item_id', '=', 'item.id').on('won.state', '=', 'awarded'),
    )
    .where(({ or, eb }) =>
      or([eb('item.suggest_type', '<>', SuggestType.BID), eb('item.bid_method', '=', BidMethod.PRIVATE)]),
    )
    .where('item.state', 'in', [OPEN, CLOSED, AWARDED])
    .select(['item.id', 'item.title', 'item.date_start', 'item.expected_contract_amount'])
    .select(['won.total_price', 'won.vat_mode']);
type Row = Awaited<ReturnType<ReturnType<typeof fromDirect>['executeTakeFirstOrThrow']>>;

function toContract({ title, date_start, expected_contract_amount, total_price, vat_mode }: Row): DirectContract[] {
  const amount = vat_mode === null ? expected_contract_amount : toUntaxedPrice({ total_price, vat_mode });
  return amount === null || date_start === null ? [] : [{ title, day: toBusinessDate(new Date(date_start)), amount }];
}

/** The direct contract that a notice leads to; `undefined` for a tender or without an amount. */
export async function findDirectContract(db: Db, itemId: number): Promise<DirectContract | undefined> {
  const row = await fromDirect(db).where('item.id', '=', itemId).executeTakeFirst();
  return row && toContract(row)[0];
}

/** Contracts that were written without a notice. */
const listWritten = (db: Db, { space_id, category }: Subject, [from, to]: [string, string]) =>
  db
    .selectFrom('work_schedule as schedule')
    .where('schedule.space_id', '=', space_id)
    .where('schedule.category2', '=', category)
    .where('schedule.deleted', 'is', null)
    .where('schedule.contract_start', '>', from)
    .where('schedule.contract_start', '<', to)
    .where('schedule.contract_amount', '>=', DIRECT_CONTRACT.near)
    .where('schedule.contract_amount', '<=', DIRECT_CONTRACT.limit)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('award_contract as made')
            .whereRef('made.schedule_id', '=', 'schedule.id')
            .select('made.request_id'),
        ),
      ),
    )
    .select(['schedule.title', 'schedule.contract_start as day', 'schedule.contract_amount as amount'])
    .orderBy('schedule.id', 'desc')
    .limit(MOST)
    .execute();

type Subject = { id: number; space_id: number; category: number };

/** Other direct contracts of the sub-category in the space, less than a year before or after a day. */
export async function listDirectContracts(db: Db, subject: Subject, day: string): Promise<DirectContract[]> {
  const period: [string, string] = [addMonths(day, -DIRECT_CONTRACT.months), addMonths(day, DIRECT_CONTRACT.months)];
  const notices = await fromDirect(db)
    .where('item.space_id', '=', subject.space_id)
    .where('item.category', '=', subject.category)
    .where('item.id', '<>', subject.id)
    .where('item.date_start', '>', `${period[0]}T00:00:00+09:00`)
    .where('item.date_start', '<', `${period[1]}T00:00:00+09:00`)
    .orderBy('item.id', 'desc')
    .limit(MOST)
    .execute();
  const written = await listWritten(db, subject, period);
  return [
    ...notices.flatMap((row) => toContract(row)),
    ...written.flatMap(({ title, day: start, amount }) =>
      start === null || amount === null ? [] : [{ title, day: start, amount }],
    ),
  ];
}
