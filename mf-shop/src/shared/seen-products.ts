import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { remoteStorage } from '@danji/shell-sdk';

/** The codes of the products that the user has looked at in this browser, the last one first; nobody else sees them. */
export const seenProducts = (userId: number | undefined) => {
  const stored = remoteStorage('shop').local<string[]>(`seen.${userId ?? 'visitor'}`);
  return {
    list: (): string[] => stored.get() ?? [],
    add: (code: string): void =>
      stored.set([code, ...(stored.get() ?? []).filter((other) => other !== code)].slice(0, SHOP_LIMITS.seen)),
    clear: (): void => stored.set(undefined),
  };
};
