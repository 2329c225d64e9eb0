import type { SentCartLine } from '@danji/contracts/shop/cart';
import { toOptionKey } from '@danji/contracts/shop/product-rules';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getSeen } from '../products/index.ts';
import { findProductNow, listOptions } from './cart.repository.ts';
import { checkChoice } from './cart.service.ts';
import { type CartItem, type Chosen, toItems } from './read-cart.ts';

/** Throws `not_found`, `invalid_input` for a wrong choice. */
async function readChosen(
  db: Db,
  userId: number,
  { product_id: productId, option_ids: optionIds, quantity, additionals = [] }: SentCartLine,
  now: Date,
): Promise<Chosen> {
  const options = await listOptions(db, [...optionIds, ...additionals.map(({ id }) => id)], userId);
  await checkChoice(db, productId, options, new Set(additionals.map(({ id }) => id)).size);
  const product = await findProductNow(db, userId, productId);
  if (!product) throw new ProblemError('not_found', { title: '상품이 없어요. 이미 지워졌을 수 있어요.' });
  return {
    row: {
      ...product,
      line_id: 0,
      option_key: toOptionKey(optionIds),
      quantity,
      seen_price: 0,
      line_created: now.toISOString(),
    },
    options: options.filter(({ is_additional }) => !is_additional),
    additionals: options.flatMap((option) => {
      const additional = additionals.find(({ id }) => id === option.id);
      return additional ? [{ ...option, quantity: additional.quantity, seen_price: 0 }] : [];
    }),
  };
}

/**
 * Products with a choice of options each, as an account could buy them now beside each other, without a cart and in the order
 * given. Throws `not_found`, `invalid_input` for a wrong choice.
 */
export async function readChoices(
  db: Db,
  userId: number,
  lines: readonly SentCartLine[],
  now: Date,
): Promise<CartItem[]> {
  const chosen: Chosen[] = [];
  for (const line of lines) chosen.push(await readChosen(db, userId, line, now));
  return toItems(chosen);
}

/** The same of one product that its buyer sees. Throws `not_found`, `invalid_input` for a wrong choice. */
export async function readChoice(db: Db, user: Principal, line: SentCartLine, now: Date): Promise<CartItem> {
  await getSeen(db, line.product_id, user);
  const [item] = await readChoices(db, user.id, [line], now);
  if (!item) throw new ProblemError('not_found');
  return item;
}
