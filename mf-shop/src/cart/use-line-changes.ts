import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { CartLine } from '@danji/contracts/shop/cart';
import { deleteCartLine, updateCartLine } from '@danji/contracts/shop/cart.endpoints';
import { useToast } from '@danji/shell-sdk';
import { useAddToCart } from './use-add-to-cart.ts';

export type LineQuantities = { quantity: number; additionals: { id: number; quantity: number }[] };

export const toQuantities = ({ quantity, additionals }: CartLine): LineQuantities => ({
  quantity,
  additionals: additionals.map(({ id, quantity }) => ({ id, quantity })),
});

/** The same line with another quantity of an additional item; 0 leaves it out. */
export const withAdditional = (line: CartLine, id: number, quantity: number): LineQuantities => {
  const { additionals, ...rest } = toQuantities(line);
  const changed = additionals.map((additional) => (additional.id === id ? { id, quantity } : additional));
  return { ...rest, additionals: changed.filter((additional) => additional.quantity > 0) };
};

/** Changes a line; returns false, and says why, when it is not possible. */
export function useLineUpdate(id: number) {
  const toast = useToast();
  const { trigger } = useMutation(updateCartLine);
  return async (body: LineQuantities): Promise<boolean> => {
    const outcome = await trigger({ params: { id }, body });
    if (!outcome.ok) toast({ title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
}

const say = (lines: readonly CartLine[], done: string): string =>
  lines.length === 1 ? `'${lines[0]?.product.name}' 상품을 ${done}` : `상품 ${lines.length}가지를 ${done}`;

/** Takes lines out of the cart, and offers to put back those that can still be bought. */
export function useRemoveLines() {
  const { trigger } = useMutation(deleteCartLine);
  const { add } = useAddToCart();
  const { change, isRunning } = useChange();
  const remove = (lines: readonly CartLine[]): Promise<boolean> =>
    change(lines, {
      run: ({ id }: CartLine) => trigger({ params: { id } }),
      done: (removed) => say(removed, '장바구니에서 뺐어요'),
      ...(lines.every(({ state }) => state === 'available') && {
        undo: {
          run: (line: CartLine) =>
            add({
              product_id: line.product.id,
              option_ids: line.options.map(({ id }) => id),
              ...toQuantities(line),
            }),
          done: (restored: readonly CartLine[]) => say(restored, '장바구니에 다시 담았어요'),
        },
      }),
    });
  return { remove, isRemoving: isRunning };
}
