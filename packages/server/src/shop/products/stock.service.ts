import { formatNumber } from '@danji/contracts/format/number';
import { isSoldOut } from '@danji/contracts/shop/product-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { StockChange, StockChangeInput } from '@danji/contracts/shop/staff-product';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { tellOfRestock } from '../restock/index.ts';
import { watchLowStock } from './low-stock.service.ts';
import { listOptions, lockOption, updateOption } from './product-option.repository.ts';
import { lockProduct, updateProductRow } from './product.repository.ts';
import { productNotFound } from './product.policy.ts';
import { insertStockChange } from './stock.repository.ts';

type StockEntry = {
  productId: number;
  /** None for the stock of the product itself. */
  optionId: number | null;
  /** None for what the system does. */
  userId: number | null;
  /** Units that came, or went below 0. */
  amount: number;
  /** The units that are left. */
  stock: number;
  reason: string;
  now: Date;
};

/** Adds an entry to the stock history, in the transaction of the change. */
export const recordStock = (db: Db, { productId, optionId, userId, now, ...entry }: StockEntry): Promise<StockChange> =>
  insertStockChange(db, { ...entry, product_id: productId, option_id: optionId, user_id: userId, created: now });

/**
 * Keeps whether a locked product is sold out, after its stock, its options, its mark or whether it is shown have changed,
 * and tells whoever waits for it. `isEdited` is for what an operator has written; after a change of stock our staff are told
 * when it has become low.
 */
export async function refreshSoldOut(
  db: Db,
  productId: number,
  { isEdited = false, now }: { isEdited?: boolean; now: Date },
): Promise<void> {
  const product = await lockProduct(db, productId);
  if (!product) return;
  const is_sold_out = isSoldOut(product, await listOptions(db, productId, { all: true }));
  if (is_sold_out !== product.is_sold_out) await updateProductRow(db, productId, { is_sold_out });
  await tellOfRestock(db, { ...product, is_sold_out }, now);
  await watchLowStock(db, product, { isQuiet: isEdited, now });
}

type Stocked = { stock: number; reserved: number };

/**
 * Returns the units left after a change. Throws `conflict` below 0 and below what orders hold, and `invalid_input`
 * where nothing or too much changes.
 */
function toStock({ stock: present, reserved }: Stocked, { kind, amount }: StockChangeInput): number {
  if (kind === 'move' && amount === 0) throw invalidField('amount', '더하거나 뺄 수량을 입력해 주세요.');
  if (kind === 'count' && amount < 0) throw invalidField('amount', '세어 본 재고는 0개보다 적을 수 없어요.');
  const stock = kind === 'count' ? amount : present + amount;
  if (stock < 0)
    throw new ProblemError('conflict', {
      title: `남은 재고가 ${formatNumber(present)}개라 ${formatNumber(-amount)}개를 뺄 수 없어요. 재고를 다시 확인해 주세요.`,
    });
  if (stock < reserved)
    throw new ProblemError('conflict', {
      title: `결제를 기다리는 주문이 ${formatNumber(reserved)}개를 잡아 두고 있어요. ${formatNumber(reserved)}개 이상으로 두거나, 주문이 끝난 뒤 다시 바꿔 주세요.`,
    });
  if (stock > SHOP_LIMITS.stock)
    throw invalidField('amount', `재고는 ${formatNumber(SHOP_LIMITS.stock)}개까지 둘 수 있어요.`);
  return stock;
}

type Actor = { userId: number; now: Date };

/**
 * Changes the stock of a product, or of one of its options, under the lock of the product, and keeps the history. Throws
 * `not_found`, `conflict` when less than nothing would be left, `invalid_input`.
 */
export async function changeStock(
  db: Db,
  productId: number,
  input: StockChangeInput,
  { userId, now }: Actor,
): Promise<StockChange> {
  const { option_id: optionId } = input;
  const product = await lockProduct(db, productId);
  if (!product) throw productNotFound();
  const target = optionId === null ? product : await lockOption(db, productId, optionId);
  if (!target) throw new ProblemError('not_found', { title: '옵션이 없어요. 이미 지워졌을 수 있어요.' });
  const stock = toStock(target, input);
  await (optionId === null ? updateProductRow(db, productId, { stock }) : updateOption(db, optionId, { stock }));
  await refreshSoldOut(db, productId, { now });
  const amount = stock - target.stock;
  return recordStock(db, { productId, optionId, userId, amount, stock, reason: input.reason.trim(), now });
}
