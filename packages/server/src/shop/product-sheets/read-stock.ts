import { formatNumber } from '@danji/contracts/format/number';
import type { ProductSheetLine } from '@danji/contracts/shop/product-sheet';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { toText } from '../../site/sheets/index.ts';
import { REASON_HEAD, STOCK_HEAD } from './columns.ts';
import type { FoundProduct } from './found-products.ts';
import type { ProductRow } from './product-sheet.parser.ts';
import { toFigure } from './read-cell.ts';

const MAX_REASON = 200;
type Stock = Pick<ProductSheetLine, 'changes' | 'errors'> & { amount: number; reason: string };

function findErrors(stock: number, reason: string, product: FoundProduct | undefined): ProductSheetLine['errors'] {
  const errors: ProductSheetLine['errors'] = [];
  if (!product) return errors;
  if (stock < product.reserved)
    errors.push({
      column: STOCK_HEAD,
      reason: `결제를 기다리는 주문이 ${formatNumber(product.reserved)}개를 잡아 두고 있어요. 그보다 적게 둘 수 없어요.`,
    });
  if (reason === '') errors.push({ column: REASON_HEAD, reason: '재고를 바꾸는 사유를 적어 주세요.' });
  if ([...reason].length > MAX_REASON)
    errors.push({ column: REASON_HEAD, reason: `재고 사유는 ${MAX_REASON}자까지 적을 수 있어요.` });
  return errors;
}

/** Reads the units that a line states, as the difference to what is there, so that a sale in between is not undone. */
export function readStock({ cells }: ProductRow, product: FoundProduct | undefined): Stock {
  const reason = toText(cells.stock_reason);
  const none = { amount: 0, reason, changes: [], errors: [] };
  if (toText(cells.stock) === '') return none;
  const stock = toFigure(cells.stock, SHOP_LIMITS.stock);
  if (stock === null)
    return {
      ...none,
      errors: [
        { column: STOCK_HEAD, reason: `재고는 0부터 ${formatNumber(SHOP_LIMITS.stock)}개까지 숫자로 적어 주세요.` },
      ],
    };
  const amount = stock - (product?.stock ?? 0);
  if (amount === 0) return none;
  const before = product ? `${formatNumber(product.stock)}개` : null;
  return {
    amount,
    reason,
    changes: [{ column: STOCK_HEAD, before, after: `${formatNumber(stock)}개` }],
    errors: findErrors(stock, reason, product),
  };
}
