import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { orderShopCategories, updateShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import { moveEntry } from '../../shared/move-entry.ts';

const toIds = (categories: readonly ShopCategory[]): number[] => categories.map(({ id }) => id);

/** Moves, hides and shows categories of the list; each can be undone. */
export function useCategoryActions(categories: readonly ShopCategory[]) {
  const { trigger: order } = useMutation(orderShopCategories);
  const { trigger: update } = useMutation(updateShopCategory);
  const { change, isRunning } = useChange();
  const setActive = ({ id, name, updated }: ShopCategory, is_active: boolean) =>
    update({ params: { id }, body: { name, is_active, updated } });
  return {
    isRunning,
    /** Places are counted from 0. */
    move: (from: number, to: number) =>
      change(
        categories.filter((_, place) => place === from),
        {
          run: () => order({ body: { ids: toIds(moveEntry(categories, from, to)) } }),
          done: ([moved]) => `'${moved?.name ?? ''}' 분류를 ${to + 1}번째로 옮겼어요`,
          undo: { run: () => order({ body: { ids: toIds(categories) } }), done: () => '되돌렸어요' },
        },
      ),
    show: (category: ShopCategory, isActive: boolean) =>
      change([category], {
        run: (shown) => setActive(shown, isActive),
        done: () => `'${category.name}' 분류를 ${isActive ? '다시 보여요' : '숨겼어요'}`,
        undo: { run: (_shown, saved) => setActive(saved, !isActive), done: () => '되돌렸어요' },
      }),
  };
}
