import { toBusinessDate } from '@danji/contracts/format/date';
import {
  countProductView,
  getProduct,
  getProductOptions,
  listProducts,
  listSeenProducts,
} from '@danji/contracts/shop/product.endpoints';
import type { FastifyInstance } from 'fastify';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { isBot } from '../../site/visits/index.ts';
import { listByCodes, listShownProducts } from './product-list.repository.ts';
import { listOptions } from './product-option.repository.ts';
import { getSeen, maySee, productNotFound } from './product.policy.ts';
import { toLine, toProduct } from './product.presenter.ts';
import { addView, findProductByCode, isFirstViewOfDay } from './product.repository.ts';

/** One person looks at some products a minute; an office behind one address looks at more. */
const VIEWS = { max: 60, timeWindow: '1 minute' };

const isOperator = (user: Principal): boolean => isStaff(user) || user.acting_staff_id !== null;

/** The catalogue as everybody reads it. */
export function registerProductRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listProducts, async ({ db, query, user }) =>
    mapPage(await listShownProducts(db, query, user?.id), (row) => toLine(platform, row)),
  );

  route(app, listSeenProducts, async ({ db, query: { codes }, user }) =>
    (await listByCodes(db, codes.split(','), user?.id)).map((row) => toLine(platform, row)),
  );

  route(app, getProduct, async ({ db, params: { code }, user }) => {
    const row = await findProductByCode(db, code, user?.id);
    if (!row || !maySee(row, user)) throw productNotFound();
    return toProduct(platform, db, row, user?.id);
  });

  route(app, getProductOptions, async ({ db, params: { id }, user }) => {
    await getSeen(db, id, user);
    return listOptions(db, id, { all: false });
  });

  route(
    app,
    countProductView,
    async ({ db, body: { code }, user, now, request }) => {
      const row = await findProductByCode(db, code, undefined);
      if (!row || !maySee(row, user)) throw productNotFound();
      const { id, view_count } = row;
      if (isBot(request.headers['user-agent'])) return { view_count };
      const isCounted =
        user === null || (!isOperator(user) && (await isFirstViewOfDay(db, id, user.id, toBusinessDate(now))));
      return { view_count: isCounted ? await addView(db, id) : view_count };
    },
    { rateLimit: VIEWS },
  );
}
