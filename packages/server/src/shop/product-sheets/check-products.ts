import { validateProduct } from '@danji/contracts/shop/product-rules';
import type { ProductSheetLine, SheetFields } from '@danji/contracts/shop/product-sheet';
import type { Db } from '../../platform/database/open-database.ts';
import { toText } from '../../site/sheets/index.ts';
import { CODE_HEAD, FIELD_COLUMNS } from './columns.ts';
import { type FoundProduct, listProducts } from './found-products.ts';
import { readStock } from './read-stock.ts';
import type { ProductRow } from './product-sheet.parser.ts';
import { type Categories, formatValue, readCell, type Value } from './read-cell.ts';

const CODE = /^[A-Z0-9-]{2,30}$/;
/** The heads of the columns that a new product needs. */
const NEEDED = new Set(['상품', '분류', '판매가']);

type Reading = Pick<ProductSheetLine, 'changes' | 'errors'> & { given: Record<string, Value> };
type Known = { categories: Categories; names: ReadonlyMap<number, string> };

/** Reads the cells of the fields of a product: those that are filled in and differ from what is there. */
function readFields({ cells }: ProductRow, product: FoundProduct | undefined, { categories, names }: Known): Reading {
  const [given, changes, errors]: [Reading['given'], Reading['changes'], Reading['errors']] = [{}, [], []];
  for (const column of FIELD_COLUMNS) {
    const { field, head } = column;
    const cell = cells[field];
    if (cell === undefined || cell === null || cell === '') {
      if (!product && NEEDED.has(head)) errors.push({ column: head, reason: '새 상품에는 이 칸이 있어야 해요.' });
      continue;
    }
    const read = readCell(cell, column, categories);
    if ('reason' in read) {
      errors.push({ column: head, reason: read.reason });
      continue;
    }
    const before = product ? product[field] : undefined;
    if (read.value === before) continue;
    given[field] = read.value;
    const shown = before === undefined ? null : formatValue(before, column, names);
    changes.push({ column: head, before: shown, after: formatValue(read.value, column, names) });
  }
  return { given, changes, errors };
}

/** The rules about several fields; a new product without its former price has the price for it. */
function findPriceErrors(given: Record<string, Value>, product: FoundProduct | undefined): ProductSheetLine['errors'] {
  const price = Number(given['price'] ?? product?.price ?? 0);
  const original_price = Number(given['original_price'] ?? product?.original_price ?? price);
  const { original_price: reason } = validateProduct({ price, original_price, images: [] });
  return reason === undefined ? [] : [{ column: '정가', reason }];
}

function checkLine(row: ProductRow, product: FoundProduct | undefined, known: Known): ProductSheetLine {
  const code = toText(row.cells.code);
  const fields = readFields(row, product, known);
  const stock = readStock(row, product);
  const errors = [...fields.errors, ...stock.errors];
  if (!CODE.test(code))
    errors.unshift({
      column: CODE_HEAD,
      reason: '영문 대문자, 숫자, 하이픈(-)으로 2자에서 30자까지 적어 주세요.',
    });
  if (errors.length === 0) errors.push(...findPriceErrors(fields.given, product));
  const isRight = errors.length === 0;
  return {
    row: row.row,
    code,
    name: product?.name ?? toText(row.cells.name).slice(0, 100),
    product_id: product?.id ?? null,
    updated: product?.updated ?? null,
    given: isRight ? (fields.given as SheetFields) : {},
    stock_amount: isRight ? stock.amount : 0,
    stock_reason: stock.reason,
    changes: [...fields.changes, ...stock.changes],
    errors,
  };
}

/** Says of each line of a sheet which product it adds or changes and how, or why it cannot, in Korean. */
export async function checkProducts(db: Db, rows: readonly ProductRow[]): Promise<ProductSheetLine[]> {
  const codes = rows.map(({ cells }) => toText(cells.code));
  const products = new Map((await listProducts(db, codes)).map((product) => [product.code, product]));
  const categories = await db.selectFrom('shop_category').select(['id', 'name']).execute();
  const known = {
    categories: new Map(categories.map(({ id, name }) => [name, id])),
    names: new Map(categories.map(({ id, name }) => [id, name])),
  };
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    const code = codes[at] ?? '';
    const line = checkLine(row, products.get(code), known);
    const first = seen.get(code);
    if (code !== '' && first !== undefined)
      line.errors.push({ column: CODE_HEAD, reason: `${first}행과 상품 코드가 같아요.` });
    else seen.set(code, row.row);
    return line;
  });
}
