import { type MutationResult, useMutation } from '@danji/api-client';
import { createGuest } from '@danji/contracts/accounts/session.endpoints';
import type { SentCartLine } from '@danji/contracts/shop/cart';
import { addToCart } from '@danji/contracts/shop/cart.endpoints';
import { useSession } from '@danji/shell-sdk';

/**
 * Puts a product into the cart. A visitor becomes a guest for it, whose cart comes along at the sign-in, and a guest whose
 * session is lost becomes another one.
 */
export function useAddToCart() {
  const { status, isGuest, adopt } = useSession();
  const { trigger: enter, isRunning: isEntering } = useMutation(createGuest);
  const { trigger: put, isRunning: isPutting } = useMutation(addToCart);
  const enterAndPut = async (body: SentCartLine): Promise<MutationResult<typeof addToCart>> => {
    const entered = await enter();
    if (!entered.ok) return entered;
    adopt(entered.data);
    return put({ body });
  };
  return {
    add: async (body: SentCartLine): Promise<MutationResult<typeof addToCart>> => {
      if (status === 'signed_out') return enterAndPut(body);
      const outcome = await put({ body });
      return isGuest && !outcome.ok && outcome.error.needsSession ? enterAndPut(body) : outcome;
    },
    isAdding: isEntering || isPutting,
  };
}
