import { checkProductSheet, getProductTemplate } from '@danji/contracts/shop/product-sheet.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readUploadedSheet, writeTemplate } from '../../site/sheets/index.ts';
import { checkProducts } from './check-products.ts';
import { SHEET_COLUMNS, type SheetColumn } from './columns.ts';
import type { ProductRow } from './product-sheet.parser.ts';

const SHEETS = { max: 20, timeWindow: '1 minute' };
const parser = new URL('./product-sheet.parser.ts', import.meta.url);
/** Its code is none, so that the line is refused when it is left in the sheet. */
const EXAMPLE: Partial<Record<SheetColumn, string | number>> = {
  code: '(예시)',
  name: '분말 소화기 3.3kg',
  category: '소방',
  is_active: '숨김',
  original_price: 30_000,
  price: 27_000,
  stock: 50,
  stock_reason: '입고',
  is_free_shipping: '아니요',
  shipping_fee: 3_000,
};
const TEMPLATE = {
  name: '상품',
  columns: SHEET_COLUMNS,
  example: SHEET_COLUMNS.map(({ field }) => EXAMPLE[field] ?? null),
};

/** Many products from a sheet. */
export function registerProductSheetRoutes(app: FastifyInstance): void {
  route(app, getProductTemplate, () => writeTemplate(TEMPLATE), { rateLimit: SHEETS });

  route(
    app,
    checkProductSheet,
    async ({ user, request, commit }) => {
      const { rows } = await readUploadedSheet<ProductRow>(request, user.id, { parser });
      return commit(async (db) => ({ lines: await checkProducts(db, rows) }));
    },
    { transaction: 'own', rateLimit: SHEETS },
  );
}
