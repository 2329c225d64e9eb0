import { History } from '@danji/app-kit';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementEvent } from '@danji/contracts/site/advertisement';
import { Icon, Text } from '@danji/ui';
import { StateBadge } from './state-badge.tsx';

const Transition = ({ event: { from_state, to_state } }: { event: AdvertisementEvent }) => (
  <>
    {from_state === null ? (
      <Text as="span" size="sm" tone="muted">
        등록
      </Text>
    ) : (
      <StateBadge state={from_state} />
    )}
    <Icon name="arrow-right" size={16} label="에서" />
    <StateBadge state={to_state} />
  </>
);

/** Lists the state transitions of an advertisement, newest first. */
export function AdvertisementHistory({ events }: { events: readonly AdvertisementEvent[] }) {
  if (events.length === 0)
    return (
      <Text tone="muted">{`${AdvertisementState.label(AdvertisementState.REGISTRATION_REQUEST)} 기록이 없어요.`}</Text>
    );
  return (
    <History
      entries={events.map((event) => ({
        id: event.id,
        title: <Transition event={event} />,
        by: event.user?.name ?? '자동 종료',
        at: event.created,
        children: event.reason ? <Text size="sm">{event.reason}</Text> : null,
      }))}
    />
  );
}
