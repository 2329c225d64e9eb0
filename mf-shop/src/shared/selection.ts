import type { SentCartLine } from '@danji/contracts/shop/cart';
import { webPaths } from '@danji/contracts/web-paths';

/** The selection of a checkout: lines of the cart (all of them without `ids`), or one product now. */
export type Selection = { ids: readonly number[] | undefined } | { product: SentCartLine };

/** The address of the checkout of lines of the cart; without ids of all of them. */
export const toCartCheckoutPath = (ids?: readonly number[]): string =>
  ids ? `${webPaths.shopCheckout}?ids=${ids.join(',')}` : webPaths.shopCheckout;

/** The address of the checkout of one product now. It stays as it is through a sign-in and a reload. */
export function toProductCheckoutPath({ product_id, option_ids, quantity, additionals = [] }: SentCartLine): string {
  const query = new URLSearchParams({ product: String(product_id), quantity: String(quantity) });
  if (option_ids.length > 0) query.set('options', option_ids.join(','));
  if (additionals.length > 0)
    query.set('additionals', additionals.map(({ id, quantity }) => `${id}:${quantity}`).join(','));
  return `${webPaths.shopCheckout}?${query}`;
}

const isNumber = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const toNumbers = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter(isNumber);

/** Reads what an address of the checkout is about. */
export function readSelection(search: URLSearchParams): Selection {
  const [productId] = toNumbers(search.get('product'));
  if (productId === undefined) {
    const ids = [...new Set(toNumbers(search.get('ids')))];
    return { ids: ids.length > 0 ? ids : undefined };
  }
  return {
    product: {
      product_id: productId,
      option_ids: [...new Set(toNumbers(search.get('options')))],
      quantity: toNumbers(search.get('quantity'))[0] ?? 1,
      additionals: (search.get('additionals') ?? '').split(',').flatMap((entry) => {
        const [id = 0, quantity = 0] = entry.split(':').map(Number);
        return isNumber(id) && isNumber(quantity) ? [{ id, quantity }] : [];
      }),
    },
  };
}
