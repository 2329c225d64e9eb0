import type { ProductOption, ProductOptions } from '@danji/contracts/shop/product-options';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

type GroupFields = Pick<Database['product_option_group'], 'name' | 'position'>;

/** The most options and additional items of a product. */
const MOST = 2 * SHOP_LIMITS.groups * SHOP_LIMITS.groupOptions;

const toGroup = ({ id, name, position }: { id: number; name: string; position: number }) => ({
  id,
  name,
  order: position,
});

/** The options and additional items of a product in their order; `all` gives those too that are not offered now. */
export async function listOptions(db: Db, productId: number, { all }: { all: boolean }): Promise<ProductOptions> {
  const groups = await db
    .selectFrom('product_option_group')
    .where('product_id', '=', productId)
    .where('removed', 'is', null)
    .select(['id', 'name', 'position', 'is_additional'])
    .orderBy('position')
    .limit(2 * SHOP_LIMITS.groups)
    .execute();
  const rows = await db
    .selectFrom('product_option')
    .where('product_id', '=', productId)
    .where('removed', 'is', null)
    .select(['id', 'group_id', 'product_id', 'name', 'price', 'stock', 'is_active'])
    .orderBy('position')
    .limit(MOST)
    .execute();
  const optionsOf = (group: { id: number; name: string }): ProductOption[] =>
    rows.flatMap(({ group_id, ...option }) =>
      group_id === group.id && (all || option.is_active) ? [{ ...option, group_name: group.name }] : [],
    );
  return {
    option_groups: groups
      .filter(({ is_additional }) => !is_additional)
      .map((group) => ({ ...toGroup(group), options: optionsOf(group) })),
    additional_groups: groups
      .filter(({ is_additional }) => is_additional)
      .map((group) => ({ ...toGroup(group), additionals: optionsOf(group) })),
  };
}

export const insertGroup = async (db: Db, values: Insertable<Database['product_option_group']>): Promise<number> =>
  (await db.insertInto('product_option_group').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateGroup(db: Db, id: number, fields: GroupFields): Promise<void> {
  await db.updateTable('product_option_group').set(fields).where('id', '=', id).execute();
}

export const insertOption = async (db: Db, values: Insertable<Database['product_option']>): Promise<number> =>
  (await db.insertInto('product_option').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateOption(db: Db, id: number, changes: Updateable<Database['product_option']>): Promise<void> {
  await db.updateTable('product_option').set(changes).where('id', '=', id).execute();
}

/** Takes away the groups and options of a product that are not among those kept. */
export async function removeOthers(
  db: Db,
  productId: number,
  kept: { groups: readonly number[]; options: readonly number[] },
  now: Date,
): Promise<void> {
  const tables = [
    ['product_option_group', kept.groups],
    ['product_option', kept.options],
  ] as const;
  for (const [table, ids] of tables) {
    const present = db
      .updateTable(table)
      .set({ removed: now })
      .where('product_id', '=', productId)
      .where('removed', 'is', null);
    await (ids.length > 0 ? present.where('id', 'not in', [...ids]) : present).execute();
  }
}

/** Locks an option or additional item of a product that has not been taken away. */
export const lockOption = (db: Db, productId: number, id: number) =>
  db
    .selectFrom('product_option')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .where('removed', 'is', null)
    .select(['id', 'name', 'stock', 'reserved'])
    .forNoKeyUpdate()
    .executeTakeFirst();
