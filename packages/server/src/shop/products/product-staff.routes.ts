import {
  changeProductStock,
  createProduct,
  getStaffProduct,
  listStaffProducts,
  listStockChanges,
  saveProductOptions,
  updateProduct,
} from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listAllProducts } from './product-list.repository.ts';
import { saveOptions } from './product-option.service.ts';
import { productNotFound } from './product.policy.ts';
import { toStaffLine, toStaffProduct } from './product.presenter.ts';
import { lockProduct, updateProductRow } from './product.repository.ts';
import { changeProduct, getProductRow, writeProduct } from './product.service.ts';
import { changeStock } from './stock.service.ts';
import { listStockEntries } from './stock.repository.ts';

/** Products as operators keep them. */
export function registerStaffProductRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const read = async (db: Db, id: number): Promise<StaffProduct> =>
    toStaffProduct(platform, db, await getProductRow(db, id));

  route(app, listStaffProducts, async ({ db, query }) =>
    mapPage(await listAllProducts(db, query), (row) => toStaffLine(platform, row)),
  );

  route(app, getStaffProduct, ({ db, params: { id } }) => read(db, id));

  route(app, createProduct, async ({ db, body, user, now, change }) => {
    const product = await read(db, await writeProduct(db, body, { userId: user.id, now }));
    change.after = product;
    return product;
  });

  route(app, updateProduct, async ({ db, params: { id }, body: { updated, ...given }, user, now, change }) => {
    const locked = await lockProduct(db, id);
    if (!locked) throw productNotFound();
    const before = await read(db, id);
    await checkVersion(locked, updated, () => before);
    await changeProduct(db, locked, given, { userId: user.id, now });
    const after = await read(db, id);
    change.record({ before, after });
    return after;
  });

  route(app, saveProductOptions, async ({ db, params: { id }, body: { updated, ...sent }, user, now, change }) => {
    const locked = await lockProduct(db, id);
    if (!locked) throw productNotFound();
    const before = await read(db, id);
    await checkVersion(locked, updated, () => before);
    await saveOptions(db, sent, { productId: id, userId: user.id, now });
    await updateProductRow(db, id, { updated: nextVersion(locked, now) });
    const after = await read(db, id);
    change.record({ before, after });
    return after;
  });

  route(app, changeProductStock, async ({ db, params: { id }, body, user, now, change }) => {
    const entry = await changeStock(db, id, body, { userId: user.id, now });
    change.after = entry;
    return entry;
  });

  route(app, listStockChanges, async ({ db, params: { id }, query }) => {
    await getProductRow(db, id);
    return listStockEntries(db, id, query);
  });
}
