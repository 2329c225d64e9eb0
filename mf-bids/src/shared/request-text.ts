import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import type { Tone } from '@danji/ui';

type State = SuggestRequestLine['state'];

const STATES: Readonly<Record<State, { label: string; tone: Tone }>> = {
  draft: { label: '작성 중', tone: 'neutral' },
  sent: { label: '제출', tone: 'success' },
  withdrawn: { label: '철회', tone: 'neutral' },
  awarded: { label: '선정', tone: 'brand' },
  unsuccessful: { label: '미선정', tone: 'neutral' },
  invalid: { label: '무효', tone: 'danger' },
  revoked: { label: '선정 취소', tone: 'danger' },
};

/** The state of a request in words, with the tone of its badge. */
export const toRequestState = (state: State): { label: string; tone: Tone } => STATES[state];

/** The states of requests that a filter offers. */
export const REQUEST_STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));

export const describeVat = (mode: SuggestRequestLine['vat_mode']): string => VAT_LABELS[mode];
export const VAT_OPTIONS = Object.entries(VAT_LABELS).map(([value, label]) => ({ value, label }));
