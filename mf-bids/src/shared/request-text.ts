import { SUGGEST_REQUEST_STATE_LABELS, type SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import type { Tone } from '@danji/ui';

type State = SuggestRequestLine['state'];

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  sent: 'success',
  withdrawn: 'neutral',
  awarded: 'brand',
  unsuccessful: 'neutral',
  invalid: 'danger',
  revoked: 'danger',
};

/** The state of a request in words, with the tone of its badge. */
export const toRequestState = (state: State): { label: string; tone: Tone } => ({
  label: SUGGEST_REQUEST_STATE_LABELS[state],
  tone: TONES[state],
});

/** The states of requests that a filter offers. */
export const REQUEST_STATE_OPTIONS = Object.entries(SUGGEST_REQUEST_STATE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

export const describeVat = (mode: SuggestRequestLine['vat_mode']): string => VAT_LABELS[mode];
export const VAT_OPTIONS = Object.entries(VAT_LABELS).map(([value, label]) => ({ value, label }));
