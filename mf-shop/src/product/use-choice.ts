import { toLineAmount } from '@danji/contracts/shop/amounts';
import type { SentCartLine } from '@danji/contracts/shop/cart';
import type { Product } from '@danji/contracts/shop/product';
import type { ProductOption, ProductOptions } from '@danji/contracts/shop/product-options';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useState } from 'react';

/** An additional item and how many of it. */
export type ChosenItem = { item: ProductOption; quantity: number };

/** The choice of a buyer: one option of each group, a quantity, and additional items by their own quantity. */
export function useChoice(product: Product, { option_groups, additional_groups }: ProductOptions) {
  const [picked, setPicked] = useState<Readonly<Record<number, number>>>({});
  const [wanted, setWanted] = useState(1);
  const [extra, setExtra] = useState<Readonly<Record<number, number>>>({});

  const options = option_groups.flatMap(({ id, options }) => options.filter((option) => option.id === picked[id]));
  const additionals: ChosenItem[] = additional_groups
    .flatMap(({ additionals }) => additionals)
    .flatMap((item) => {
      const quantity = Math.min(extra[item.id] ?? 0, item.stock, SHOP_LIMITS.cartQuantity);
      return quantity > 0 ? [{ item, quantity }] : [];
    });
  /** Units that can be had of what is chosen. */
  const left = Math.min(SHOP_LIMITS.cartQuantity, product.stock, ...options.map(({ stock }) => stock));
  const quantity = Math.max(1, Math.min(wanted, left));
  const line: SentCartLine = {
    product_id: product.id,
    option_ids: options.map(({ id }) => id),
    quantity,
    additionals: additionals.map(({ item: { id }, quantity }) => ({ id, quantity })),
  };
  return {
    line,
    picked,
    options,
    additionals,
    left,
    quantity,
    /** The first group of which nothing is chosen yet. */
    missing: option_groups.find(({ id }) => !options.some((option) => option.id === picked[id])),
    /** Won. */
    amount: toLineAmount({
      product,
      options,
      additionals: additionals.map(({ item: { price }, quantity }) => ({ price, quantity })),
      quantity,
    }),
    pick: (groupId: number, optionId: number | undefined): void =>
      setPicked(({ [groupId]: _before, ...others }) =>
        optionId === undefined ? others : { ...others, [groupId]: optionId },
      ),
    setQuantity: setWanted,
    /** Sets how many of an additional item are taken; 0 leaves it out. */
    setAdditional: (id: number, quantity: number): void => setExtra((before) => ({ ...before, [id]: quantity })),
  };
}
export type Choice = ReturnType<typeof useChoice>;
