import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** In the places of an item: any category, any region. */
export const ANY = 0;
/** The region of an item that works everywhere. */
export const EVERYWHERE = -1;

type Findable = { category: number | null; tags: readonly number[]; sigungu: readonly number[] };

const toGroup = (subCategory: number): number => Math.floor(subCategory / 100);

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
  const { categories, regions } = toPlaces(findable);
  await removePlaces(db, id);
  await sql`insert into company_item_place (category, sigungu, listed, company_item_id, is_suspended)
    select asked.category::smallint, asked_in.region::integer, item.listed, item.id, item.is_suspended
    from company_item as item, jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb) as asked (category),
      jsonb_array_elements_text(${JSON.stringify(regions)}::jsonb) as asked_in (region)
    where item.id = ${id}`.execute(db);
}
