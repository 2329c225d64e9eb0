import {
  type BenchmarkAward,
  type BenchmarkMeasure,
  type BenchmarkPlace,
  PRICE_BENCHMARK,
  toCompanyKey,
  toContractMonths,
} from '@danji/contracts/bids/price-benchmark-rules';
import { KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

export type Compared = {
  space_id: number;
  category: number;
  sigungu: number | null;
  /** A notice of the space that does not count. */
  except: string | null;
};

/** An award of K-apt; `kapt_number` is the number of a bid, `''` of a private contract. */
type KaptAward = { kapt_number: string; award: BenchmarkAward };

type Row = {
  place: BenchmarkPlace;
  kapt_number: string;
  winner: string;
  number_of_units: number | null;
  amount: number;
  starts: string | null;
  ends: string | null;
};

/** As the indexes of awards have it: an amount with its vendor, and of a service with its length. */
const IS_COMPARABLE = sql`notice.awarded_on is not null and notice.winner <> ''
  and (notice.category not between 500 and 899 or notice.ends >= notice.starts)`;

/** The latest awards of one place, by an index walk; the notice that is compared is not among them. */
const walk = (
  place: BenchmarkPlace,
  at: RawBuilder<unknown>,
  { category, except, space_id }: Compared,
  since: Date,
) => sql`
  (select ${sql.lit(place)} as place, case notice.kind when ${sql.lit(KaptNoticeKind.BID)} then notice.kapt_number else '' end
      as kapt_number, notice.winner, notice.number_of_units, notice.amount, notice.starts, notice.ends
    from kapt_notice as notice
    where notice.category = ${category} and ${at} and ${IS_COMPARABLE} and notice.awarded_on >= ${toBusinessDate(since)}
      and notice.kapt_number <> coalesce((select item.kapt_number from suggest_item as item
        where item.nano_id = ${except}::text and item.space_id = ${space_id}), '')
    order by notice.awarded_on desc limit ${sql.lit(PRICE_BENCHMARK.awards)})`;

/** Results and private contracts of K-apt of a sub-category, in each place, with the vendor by the key of its name. */
export async function listKaptAwards(
  db: Db,
  compared: Compared,
  { measure, since }: { measure: BenchmarkMeasure; since: Date },
): Promise<KaptAward[]> {
  const { sigungu } = compared;
  const sido = sql`notice.sido = (select region.sido_short from region where region.id = ${sigungu})`;
  const { rows } = await sql<Row>`select award.* from (${sql.join(
    [
      walk('sigungu', sql`notice.sigungu = ${sigungu}`, compared, since),
      walk('sido', sido, compared, since),
      walk('country', sql`true`, compared, since),
    ],
    sql` union all `,
  )}) as award`.execute(db);
  return rows.flatMap(({ place, kapt_number, winner, number_of_units, amount, starts, ends }) => {
    const vendor = toCompanyKey(winner);
    const length = { contract_start: starts, contract_end: ends, asked_months: null };
    const months = measure === 'whole' ? 1 : toContractMonths(length);
    if (vendor === '' || months === null) return [];
    return [{ kapt_number, award: { place, vendor, number_of_units, amount: amount / months, isKapt: true } }];
  });
}
