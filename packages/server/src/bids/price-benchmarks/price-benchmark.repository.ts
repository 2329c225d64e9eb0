import {
  type BenchmarkAward,
  type BenchmarkMeasure,
  type BenchmarkPlace,
  PRICE_BENCHMARK,
  toCompanyKey,
  toContractMonths,
} from '@danji/contracts/bids/price-benchmark-rules';
import type { VatMode } from '@danji/contracts/bids/suggest-result';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type Compared, listKaptAwards } from './kapt-award.repository.ts';

const YEAR_MS = 365.25 * 86_400_000;

type Row = {
  place: BenchmarkPlace;
  brand_id: number;
  brand_name: string;
  /** The number of the same notice on K-apt, or ''. */
  kapt_number: string;
  number_of_units: number | null;
  total_price: number;
  vat_mode: Static<typeof VatMode>;
  contract_start: string | null;
  contract_end: string | null;
  asked_months: number | null;
};

/** The places of a region, as `suggest_item_place` numbers them; without a region the whole country only. */
const places = (sigungu: number | null) => sql`(
    select 'country' as name, 0 as place
    union all select 'sigungu', region.id::integer from region where region.id = ${sigungu}
    union all select 'sido', -1 - min(whole.id)::integer from region join region as whole on whole.sido = region.sido
      where region.id = ${sigungu} group by region.sido
  )`;

/** The months of the price table: the largest quantity of its rows that are priced by the month. */
const askedMonths = sql`(select max((asked ->> 'quantity')::double precision)
  from jsonb_array_elements(item.price_table) as asked where asked ->> 'unit' in ('월', '개월', '달'))`;

/**
 * The latest awards of a sub-category in each place, one index walk for each. An award that was withdrawn has no winner,
 * and canceled notices are not awarded.
 */
const findRows = async (db: Db, { space_id, category, sigungu, except }: Compared, since: Date): Promise<Row[]> =>
  (
    await sql<Row>`
      select place.name as place, request.brand_id, ${approvedFact('brand', 'name')} as brand_name,
        item.kapt_number, item.number_of_units, request.total_price, request.vat_mode,
        schedule.contract_start, schedule.contract_end, ${askedMonths} as asked_months
      from ${places(sigungu)} as place
      cross join lateral (
        select at.item_id from suggest_item_place as at
        where at.category = ${category} and at.sigungu = place.place and at.state = ${SuggestItemState.AWARDED}
          and at.date_end >= ${since.toISOString()}
        order by at.date_end desc limit ${PRICE_BENCHMARK.awards}
      ) as found
      join suggest_item as item on item.id = found.item_id and item.category = ${category}
        and not (item.space_id = ${space_id} and item.nano_id = coalesce(${except}::text, ''))
      join suggest_request as request on request.item_id = item.id and request.state = 'awarded'
        and request.total_price is not null
      join brand_account as brand on brand.user_id = request.brand_id
      left join award_contract as made on made.request_id = request.id
      left join work_schedule as schedule on schedule.id = made.schedule_id and schedule.deleted is null`.execute(db)
  ).rows;

/** An award of a service whose length is not known cannot be compared by the month. */
function toAwards({ place, brand_id, number_of_units, ...row }: Row, measure: BenchmarkMeasure): BenchmarkAward[] {
  const months = measure === 'whole' ? 1 : toContractMonths(row);
  const price = toTaxedPrice(row);
  if (months === null || price === null) return [];
  return [{ place, vendor: String(brand_id), number_of_units, amount: price / months, isKapt: false }];
}

/**
 * The awards with which a notice is compared, of three years, in the amounts of its measure: those made here, and those
 * that are only on K-apt.
 */
export async function listAwards(
  db: Db,
  compared: Compared,
  { measure, now }: { measure: BenchmarkMeasure; now: Date },
): Promise<BenchmarkAward[]> {
  const since = new Date(now.getTime() - PRICE_BENCHMARK.years * YEAR_MS);
  const own = await findRows(db, compared, since);
  const known = new Set(own.map(({ kapt_number }) => kapt_number).filter((number) => number !== ''));
  // A company that has won on K-apt and here is one vendor, and a notice that is on both counts once.
  const vendors = new Map(own.map(({ brand_id, brand_name }) => [toCompanyKey(brand_name), String(brand_id)]));
  const others = (await listKaptAwards(db, compared, { measure, since })).filter((row) => !known.has(row.kapt_number));
  return [
    ...own.flatMap((row) => toAwards(row, measure)),
    ...others.map(({ award }) => ({ ...award, vendor: vendors.get(award.vendor) ?? award.vendor })),
  ];
}
