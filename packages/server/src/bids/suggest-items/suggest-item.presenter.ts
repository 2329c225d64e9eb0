import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { toSuggestItemState, type StoredSuggestItemState } from '@danji/contracts/bids/suggest-item-rules';
import type { SuggestItemStateCode } from '@danji/contracts/codes/suggest-item-codes';
import { seesCounts, toAccess } from './suggest-item.policy.ts';
import type { Reader, SuggestItemLineRow } from './suggest-item.repository.ts';

type Standing = { state: StoredSuggestItemState; date_start: string | null; date_end: string | null };

const toMs = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

/** Returns the state of a notice at a moment. */
export const toState = ({ state, date_start, date_end }: Standing, now: Date): SuggestItemStateCode =>
  toSuggestItemState({ state, start: toMs(date_start), end: toMs(date_end) }, now.getTime());

/** Presents a notice in a list. The amount is for who sees all of the notice, unless its owner shows it. */
export function toLine(row: SuggestItemLineRow, reader: Reader, now: Date): SuggestItemLine {
  const { is_own: _own, ...line } = row;
  const showsAmount = row.is_amount_public || toAccess(row, reader) === 'whole';
  return {
    ...line,
    state: toState(row, now),
    expected_contract_amount: showsAmount ? row.expected_contract_amount : null,
    ...(!seesCounts(row, reader) && { reads: null, requests: null }),
  };
}
