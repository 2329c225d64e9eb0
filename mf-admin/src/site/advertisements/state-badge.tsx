import { ADVERTISEMENT_TONES, toAdvertisementBadge } from '@danji/app-kit/advertisements';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { Badge } from '@danji/ui';

/** Shows a current or former state. */
export function StateBadge({ state }: { state: Advertisement['state'] }) {
  return <Badge tone={ADVERTISEMENT_TONES[state]}>{AdvertisementState.label(state)}</Badge>;
}

/** Shows the state of an advertisement as of today. */
export function AdvertisementBadge({ advertisement }: { advertisement: Pick<Advertisement, 'state' | 'date_start'> }) {
  const { label, tone } = toAdvertisementBadge(advertisement);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Shows whether the advertisement is paid; an unpaid one is not displayed. */
export function PaidBadge({ paid }: Pick<Advertisement, 'paid'>) {
  return paid ? <Badge tone="success">입금 확인</Badge> : <Badge tone="warning">입금 전</Badge>;
}
