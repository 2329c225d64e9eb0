import { ADVERTISEMENT_TONES, toAdvertisementBadge } from '@danji/app-kit/advertisements';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { Badge } from '@danji/ui';

/** Shows a current or former state. */
export function StateBadge({ state }: { state: Advertisement['state'] }) {
  return <Badge tone={ADVERTISEMENT_TONES[state]}>{AdvertisementState.label(state)}</Badge>;
}

/** Shows the state of an advertisement as of today. */
export function AdvertisementBadge({
  advertisement,
}: {
  advertisement: Pick<Advertisement, 'state' | 'paid' | 'date_start'>;
}) {
  const { label, tone } = toAdvertisementBadge(advertisement);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Shows whether the advertisement is paid; the state of an approved one says that it is not. */
export function PaidBadge({ state, paid }: Pick<Advertisement, 'state' | 'paid'>) {
  if (state === AdvertisementState.RUNNING && paid === null) return null;
  return paid ? <Badge tone="success">입금 확인</Badge> : <Badge tone="warning">입금 전</Badge>;
}
