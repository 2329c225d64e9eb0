import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/commons/advertisement';
import { Badge } from '@danji/ui';
import { STATE_TONES, toStateLook } from './advertisement-labels.ts';

/** A state that it had or has. */
export function StateBadge({ state }: { state: Advertisement['state'] }) {
  return <Badge tone={STATE_TONES[state]}>{AdvertisementState.label(state)}</Badge>;
}

/** How it stands today. */
export function AdvertisementBadge({ advertisement }: { advertisement: Pick<Advertisement, 'state' | 'date_start'> }) {
  const { label, tone } = toStateLook(advertisement);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Whether it was paid: only then it is shown. */
export function PaidBadge({ paid }: Pick<Advertisement, 'paid'>) {
  return paid ? <Badge tone="success">입금 확인</Badge> : <Badge tone="warning">입금 전</Badge>;
}
