import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { Badge } from '@danji/ui';
import { toRequestState } from './request-text.ts';

/** The state of a request. */
export function RequestBadge({ state }: Pick<SuggestRequestLine, 'state'>) {
  const { label, tone } = toRequestState(state);
  return <Badge tone={tone}>{label}</Badge>;
}
