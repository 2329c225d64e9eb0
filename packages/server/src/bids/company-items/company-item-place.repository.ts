import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** In the places of an item: any category, any region. */
export const ANY = 0;
/** The region of an item that works everywhere. */
export const EVERYWHERE = -1;

type Findable = { category: number | null; tags: readonly number[]; sigungu: readonly number[] };

const toGroup = (subCategory: number): number => Math.floor(subCategory / 100);

/** The place of a whole sido, of a query on its regions: what the migration of the places says too. */
const SIDO = sql<number | null>`-1 - min(whole.id)`;

/** Finds the place of a whole sido by its short name (서울); `undefined` when there is no such sido. */
export const findSido = async (db: Db, sidoShort: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('region as whole')
      .where('whole.sido_short', '=', sidoShort)
      .select(SIDO.as('place'))
      .executeTakeFirstOrThrow()
  ).place ?? undefined;

/** Lists by what an item is found: its sub-categories and their groups, and its regions. */
function toPlaces({ category, tags, sigungu }: Findable): { categories: number[]; regions: number[] } {
  const codes = [...(category === null ? [] : [category]), ...tags];
  return {
    categories: [...new Set([ANY, ...codes, ...codes.map(toGroup)])],
    regions: [...new Set([ANY, ...(sigungu.length === 0 ? [EVERYWHERE] : sigungu)])],
  };
}

export async function removePlaces(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company_item_place').where('company_item_id', '=', id).execute();
}

/** Puts a public item where it is looked for. */
export async function replacePlaces(db: Db, id: number, findable: Findable): Promise<void> {
  const { sigungu } = findable;
  const { categories, regions } = toPlaces(findable);
  await removePlaces(db, id);
  await sql`with asked_in as (
      select value::integer as place from jsonb_array_elements_text(${JSON.stringify(regions)}::jsonb)
      union select ${SIDO} from region join region as whole on whole.sido = region.sido
        where region.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(sigungu)}::jsonb))
        group by region.sido)
    insert into company_item_place
      (category, sigungu, listed, company_item_id, is_suspended, rating_rank, view_rank, company_name)
    select asked.category::smallint, asked_in.place, item.listed, item.id, item.is_suspended,
      item.rating_rank, item.view_rank, item.company_name
    from company_item as item, asked_in, jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb) as asked (category)
    where item.id = ${id}`.execute(db);
}
