import { InquiryState, type InquiryStateCode } from '@danji/contracts/codes/inquiry-state';
import { Badge, type Tone } from '@danji/ui';

const TONES: Record<InquiryStateCode, Tone> = { 0: 'neutral', 1: 'brand', 2: 'success', 3: 'neutral' };

export const InquiryStateBadge = ({ state }: { state: InquiryStateCode }) => (
  <Badge tone={TONES[state]}>{InquiryState.label(state)}</Badge>
);
