import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import type { ProductLine } from '@danji/contracts/shop/product';
import { deleteProductWish, putProductWish } from '@danji/contracts/shop/product-wish.endpoints';
import { useSession } from '@danji/shell-sdk';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { useState } from 'react';

export type Wished = Pick<ProductLine, 'id' | 'name' | 'is_wished'>;

/** The pressed state is shown at once, until the record says the same. */
type Pressed = { before: boolean; after: boolean };

/** Puts a product on the wish list or takes it off, and offers to undo that; a visitor signs in first. */
export function useWish({ id, name, is_wished }: Wished) {
  const [pressed, setPressed] = useState<Pressed>();
  const [add, remove] = [useMutation(putProductWish), useMutation(deleteProductWish)];
  const { change, isRunning } = useChange();
  const { kind, isTemp } = useSession();
  const [place, navigate] = [useLocation(), useNavigate()];
  if (pressed && pressed.before !== is_wished) setPressed(undefined);
  const isWished = pressed?.after ?? is_wished;

  const save = async (after: boolean) => {
    setPressed({ before: is_wished, after });
    const outcome = await (after ? add : remove).trigger({ params: { id } });
    if (!outcome.ok) setPressed(undefined);
    return outcome;
  };
  const say = (after: boolean) => () => (after ? `'${name}' 상품을 찜했어요` : `'${name}' 상품을 찜한 상품에서 뺐어요`);
  const toggle = (): void => {
    if (kind === null || isTemp) return void navigate(toSignInPath(place));
    if (isRunning) return;
    const after = !isWished;
    void change([id], {
      run: () => save(after),
      done: say(after),
      undo: { run: () => save(!after), done: say(!after) },
    });
  };
  return { isWished, toggle };
}
