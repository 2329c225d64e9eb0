import { ProcessState, type ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import { Badge } from '@danji/ui';
import { toneOf } from './request-text.ts';

export const StateBadge = ({ state }: { state: ProcessStateCode }) => (
  <Badge tone={toneOf(state)}>{ProcessState.label(state)}</Badge>
);
