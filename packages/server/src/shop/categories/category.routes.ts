import {
  createShopCategory,
  listShopCategories,
  listStaffShopCategories,
  orderShopCategories,
  updateShopCategory,
} from '@danji/contracts/shop/shop-category.endpoints';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import {
  findCategory,
  findCategoryByName,
  insertCategory,
  listCategories,
  lockCategories,
  placeCategories,
  updateCategory,
} from './category.repository.ts';

async function getCategory(db: Db, id: number): Promise<ShopCategory> {
  const category = await findCategory(db, id);
  if (!category) throw new ProblemError('not_found', { title: '분류가 없어요. 주소가 잘못됐을 수 있어요.' });
  return category;
}

/** Throws `invalid_input` when another category has the name. */
async function checkName(db: Db, name: string, own?: number): Promise<void> {
  const other = await findCategoryByName(db, name);
  if (other && other.id !== own) throw invalidField('name', '이미 있는 분류 이름이에요.');
}

/** Categories of the shop: operators make, rename, order and hide them. */
export function registerCategoryRoutes(app: FastifyInstance): void {
  route(app, listShopCategories, ({ db }) => listCategories(db, { all: false }));

  route(app, listStaffShopCategories, ({ db }) => listCategories(db, { all: true }));

  route(app, createShopCategory, async ({ db, body, now, change }) => {
    await lockCategories(db);
    const name = body.name.trim();
    await checkName(db, name);
    if ((await listCategories(db, { all: true })).length >= SHOP_LIMITS.categories)
      throw new ProblemError('conflict', {
        title: `분류는 ${SHOP_LIMITS.categories}개까지 만들 수 있어요. 있는 분류의 이름을 바꿔 주세요.`,
      });
    const category = await getCategory(db, await insertCategory(db, { ...body, name }, now));
    change.after = category;
    return category;
  });

  route(app, updateShopCategory, async ({ db, params: { id }, body: { updated, ...body }, now, change }) => {
    await lockCategories(db);
    const before = await getCategory(db, id);
    await checkVersion(before, updated, () => before);
    const name = body.name.trim();
    await checkName(db, name, id);
    await updateCategory(db, id, { ...body, name }, nextVersion(before, now));
    const after = await getCategory(db, id);
    change.record({ before, after });
    return after;
  });

  route(app, orderShopCategories, async ({ db, body: { ids } }) => {
    await lockCategories(db);
    const present = new Set((await listCategories(db, { all: true })).map(({ id }) => id));
    if (ids.length !== present.size || !ids.every((id) => present.has(id)))
      throw new ProblemError('conflict', { title: '그동안 분류가 바뀌었어요. 새로 불러온 뒤 다시 옮겨 주세요.' });
    await placeCategories(db, ids);
    return { ok: true } as const;
  });
}
