import type { SentCartLine } from '@danji/contracts/shop/cart';
import { toOptionKey } from '@danji/contracts/shop/product-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';

type PhoneAdditional = { id: number; name: string; quantity: number };

/** A product with one option of each of its groups, as an operator has chosen it. */
export type PhoneLine = {
  product_id: number;
  name: string;
  options: readonly { id: number; name: string }[];
  quantity: number;
  additionals: readonly PhoneAdditional[];
};

/** The same for lines that are the same choice. */
export const toLineKey = ({ product_id: id, options }: PhoneLine): string =>
  `${id}:${toOptionKey(options.map((option) => option.id))}`;

const cut = (quantity: number): number => Math.min(quantity, SHOP_LIMITS.cartQuantity);

function addUp(present: readonly PhoneAdditional[], added: readonly PhoneAdditional[]): PhoneAdditional[] {
  const all = new Map(present.map((one) => [one.id, one]));
  for (const one of added) all.set(one.id, { ...one, quantity: cut((all.get(one.id)?.quantity ?? 0) + one.quantity) });
  return [...all.values()];
}

/** Adds a line; the same choice adds up, as in a cart. */
export function addLine(lines: readonly PhoneLine[], added: PhoneLine): PhoneLine[] {
  const key = toLineKey(added);
  if (!lines.some((line) => toLineKey(line) === key)) return [...lines, added];
  return lines.map((line) =>
    toLineKey(line) === key
      ? {
          ...line,
          quantity: cut(line.quantity + added.quantity),
          additionals: addUp(line.additionals, added.additionals),
        }
      : line,
  );
}

/** A line as the server takes it. */
export const toSentLine = ({ product_id, options, quantity, additionals }: PhoneLine): SentCartLine => ({
  product_id,
  option_ids: options.map(({ id }) => id),
  quantity,
  additionals: additionals.map(({ id, quantity: units }) => ({ id, quantity: units })),
});

/** `대형 / 빨강 · + 브래킷 2개`: what was chosen of a line. */
export const describeChoice = ({ options, additionals }: PhoneLine): string =>
  [options.map(({ name }) => name).join(' / '), ...additionals.map(({ name, quantity }) => `+ ${name} ${quantity}개`)]
    .filter(Boolean)
    .join(' · ');
