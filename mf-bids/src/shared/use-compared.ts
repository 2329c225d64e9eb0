import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { remoteStorage } from '@danji/shell-sdk';
import { useState } from 'react';

/** A company that was chosen to be compared; the bar of the list names it without asking for it. */
export type Chosen = { nano_id: string; company_name: string };

/** The companies that this tab compares: they stay while the list is paged, filtered, left and loaded again. */
const stored = remoteStorage('bids').session<Chosen[]>('compared-companies');

/** Replaces the choice of this tab. */
export const storeCompared = (chosen: readonly Chosen[]): void =>
  stored.set(chosen.map(({ nano_id, company_name }) => ({ nano_id, company_name })));

/** Takes a company out of the choice of this tab, if it is part of it. */
export const forgetCompared = (nanoId: string): void =>
  storeCompared((stored.get() ?? []).filter(({ nano_id }) => nano_id !== nanoId));

/** The choice of this tab, and what changes it. */
export function useCompared() {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => stored.get() ?? []);
  const change = (next: readonly Chosen[]): void => {
    storeCompared(next);
    setChosen(next);
  };
  const has = (nanoId: string): boolean => chosen.some(({ nano_id }) => nano_id === nanoId);
  return {
    chosen,
    has,
    isFull: chosen.length >= COMPANY_ITEM_LIMITS.compared,
    toggle: (company: Chosen): void =>
      change(has(company.nano_id) ? chosen.filter(({ nano_id }) => nano_id !== company.nano_id) : [...chosen, company]),
    clear: (): void => change([]),
  };
}
export type Compared = ReturnType<typeof useCompared>;
