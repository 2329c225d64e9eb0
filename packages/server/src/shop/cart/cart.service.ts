import { formatNumber } from '@danji/contracts/format/number';
import type { SentCartLine } from '@danji/contracts/shop/cart';
import { toItemPrice, toOptionKey } from '@danji/contracts/shop/product-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { lockAccount } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { getSeen } from '../products/index.ts';
import {
  type ChosenOption,
  countGroups,
  deleteCartOf,
  insertLine,
  type KeptAdditional,
  listAdditionals,
  listOptions,
  listStored,
  replaceAdditionals,
  updateLine,
} from './cart.repository.ts';
import { type CartItem, readCart } from './read-cart.ts';

type Sent = readonly { id: number; quantity: number }[];
type Quantities = { quantity: number; additionals: ReadonlyMap<number, number> };

const NONE: Quantities = { quantity: 0, additionals: new Map() };
const conflict = (title: string): ProblemError => new ProblemError('conflict', { title });

const toQuantities = ({ row, additionals }: CartItem): Quantities => ({
  quantity: row.quantity,
  additionals: new Map(additionals.map(({ id, quantity }) => [id, quantity])),
});

/** Throws `invalid_input` unless the options are one of each group of the product, and the additional items its own. */
export async function checkChoice(
  db: Db,
  productId: number,
  options: readonly ChosenOption[],
  additionals: number,
): Promise<void> {
  const chosen = options.filter(({ is_additional }) => !is_additional);
  const groups = new Set(chosen.map(({ group_id }) => group_id));
  const isOwn = options.every(({ product_id }) => product_id === productId);
  if (!isOwn || groups.size !== chosen.length || chosen.length !== (await countGroups(db, productId)))
    throw invalidField('option_ids', '옵션을 종류마다 하나씩 골라 주세요.');
  if (options.length - chosen.length !== additionals)
    throw invalidField('additionals', '이 상품에 추가할 수 없는 상품이 있어요. 다시 골라 주세요.');
}

/** Throws `conflict` where a line has more than before and more than there is. Less is always possible. */
function checkStock({ row, additionals, most, mostOf }: CartItem, before: Quantities): void {
  const present = before.quantity > 0 ? ` 장바구니에 이미 ${formatNumber(before.quantity)}개가 있어요.` : '';
  if (row.quantity > before.quantity && row.quantity > most)
    throw conflict(`지금은 ${formatNumber(most)}개까지 담을 수 있어요.${present}`);
  for (const { id, name, quantity } of additionals) {
    const left = mostOf.get(id) ?? 0;
    if (quantity > (before.additionals.get(id) ?? 0) && quantity > left)
      throw conflict(
        left > 0
          ? `'${name}' 추가 상품은 지금 ${formatNumber(left)}개까지 담을 수 있어요.`
          : `'${name}' 추가 상품은 품절됐어요.`,
      );
  }
}

/** The quantities of two lines together; what is beyond the limits is left out. */
function addUp(present: readonly KeptAdditional[], added: readonly KeptAdditional[]): KeptAdditional[] {
  const byId = new Map(present.map((additional) => [additional.option_id, additional]));
  for (const additional of added) {
    const quantity = (byId.get(additional.option_id)?.quantity ?? 0) + additional.quantity;
    byId.set(additional.option_id, { ...additional, quantity: Math.min(quantity, SHOP_LIMITS.cartQuantity) });
  }
  return [...byId.values()].slice(0, SHOP_LIMITS.cartAdditionals);
}

async function findItem(db: Db, userId: number, lineId: number): Promise<CartItem> {
  const items = await readCart(db, userId);
  if (items.length > SHOP_LIMITS.cartLines)
    throw conflict(
      `장바구니에는 ${SHOP_LIMITS.cartLines}가지까지 담을 수 있어요. 사지 않을 상품을 빼고 다시 담아 주세요.`,
    );
  const item = items.find(({ row }) => row.line_id === lineId);
  if (!item) throw new ProblemError('not_found', { title: '장바구니에 없는 상품이에요. 이미 뺐을 수 있어요.' });
  return item;
}

const toKept = (sent: Sent, options: readonly ChosenOption[]): KeptAdditional[] =>
  sent.map(({ id, quantity }) => ({
    option_id: id,
    quantity,
    seen_price: options.find((option) => option.id === id)?.price ?? 0,
  }));

/**
 * Puts a product into the cart of an account; the same product with the same options adds up. Resolves to the line. Throws
 * `not_found`, `invalid_input` for a wrong choice, `conflict` for what cannot be had.
 */
export async function putIntoCart(
  db: Db,
  user: Principal,
  { product_id: productId, option_ids: optionIds, quantity, additionals = [] }: SentCartLine,
  now: Date,
): Promise<{ id: number; quantity: number }> {
  await lockAccount(db, user.id);
  await getSeen(db, productId, user);
  const options = await listOptions(db, [...optionIds, ...additionals.map(({ id }) => id)], user.id);
  await checkChoice(db, productId, options, new Set(additionals.map(({ id }) => id)).size);
  const option_key = toOptionKey(optionIds);
  const stored = await listStored(db, user.id);
  const present = stored.find((line) => line.product_id === productId && line.option_key === option_key);
  const before = present ? toQuantities(await findItem(db, user.id, present.id)) : NONE;
  const total = before.quantity + quantity;
  if (total > SHOP_LIMITS.cartQuantity)
    throw conflict(`한 상품은 ${formatNumber(SHOP_LIMITS.cartQuantity)}개까지 담을 수 있어요.`);
  if (present) await updateLine(db, present.id, { quantity: total });
  const id =
    present?.id ??
    (await insertLine(db, {
      user_id: user.id,
      product_id: productId,
      option_key,
      quantity,
      seen_price: 0,
      created: now,
    }));
  await replaceAdditionals(db, id, addUp(await listAdditionals(db, [id]), toKept(additionals, options)));
  const item = await findItem(db, user.id, id);
  if (item.state === 'sold_out') throw conflict('품절된 상품이라 담을 수 없어요.');
  if (item.state === 'ended') throw conflict('지금은 팔지 않는 옵션이에요. 다른 옵션을 골라 주세요.');
  checkStock(item, before);
  await updateLine(db, id, { seen_price: toItemPrice(item.row, item.options) });
  return { id, quantity: total };
}

/** Changes the quantities of a line of an account, which has then seen its prices. Throws as `putIntoCart`. */
export async function changeLine(
  db: Db,
  userId: number,
  lineId: number,
  { quantity, additionals }: { quantity: number; additionals: Sent },
): Promise<void> {
  await lockAccount(db, userId);
  const before = await findItem(db, userId, lineId);
  const options = await listOptions(
    db,
    additionals.map(({ id }) => id),
    userId,
  );
  const own = options.filter(({ product_id, is_additional }) => is_additional && product_id === before.row.id);
  if (own.length !== new Set(additionals.map(({ id }) => id)).size)
    throw invalidField('additionals', '이 상품에 추가할 수 없는 상품이 있어요. 다시 골라 주세요.');
  await updateLine(db, lineId, { quantity, seen_price: toItemPrice(before.row, before.options) });
  await replaceAdditionals(db, lineId, addUp([], toKept(additionals, options)));
  checkStock(await findItem(db, userId, lineId), toQuantities(before));
}

/**
 * Moves the cart of one account to another, both of which are locked: the same choices add up, and lines beyond the limit
 * are left out. What is more than the stock is shown to its owner, as after every change of a stock.
 */
export async function moveCart(db: Db, fromId: number, toId: number): Promise<void> {
  const moved = await listStored(db, fromId);
  const present = await listStored(db, toId);
  let room = SHOP_LIMITS.cartLines - present.length;
  for (const line of moved) {
    const same = present.find((own) => own.product_id === line.product_id && own.option_key === line.option_key);
    if (same) {
      const quantity = Math.min(same.quantity + line.quantity, SHOP_LIMITS.cartQuantity);
      await updateLine(db, same.id, { quantity });
      const [own, added] = [await listAdditionals(db, [same.id]), await listAdditionals(db, [line.id])];
      await replaceAdditionals(db, same.id, addUp(own, added));
    } else if (room > 0) {
      room -= 1;
      await updateLine(db, line.id, { user_id: toId });
    }
  }
  await deleteCartOf(db, fromId);
}
