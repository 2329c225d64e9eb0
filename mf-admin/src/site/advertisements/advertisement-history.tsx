import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementEvent } from '@danji/contracts/site/advertisement';
import { formatDateTime } from '@danji/contracts/format/date';
import { Box, HStack, Icon, Stack, Text } from '@danji/ui';
import { StateBadge } from './state-badge.tsx';

function Step({ event }: { event: AdvertisementEvent }) {
  const { user, from_state, to_state, reason, created } = event;
  return (
    <Box as="li" paddingBlock={3} borderBottomWidth="1px" borderColor="border.subtle" _last={{ borderBottomWidth: 0 }}>
      <Stack gap={1}>
        <HStack flexWrap="wrap">
          {from_state === null ? (
            <Text as="span" size="sm" tone="muted">
              등록
            </Text>
          ) : (
            <StateBadge state={from_state} />
          )}
          <Icon name="arrow-right" size={16} label="에서" />
          <StateBadge state={to_state} />
        </HStack>
        <Text size="sm" tone="muted">{`${user?.name ?? '자동 종료'} · ${formatDateTime(created)}`}</Text>
        {reason ? <Text size="sm">{reason}</Text> : null}
      </Stack>
    </Box>
  );
}

/** Lists the state transitions of an advertisement, newest first. */
export function AdvertisementHistory({ events }: { events: readonly AdvertisementEvent[] }) {
  if (events.length === 0)
    return (
      <Text tone="muted">{`${AdvertisementState.label(AdvertisementState.REGISTRATION_REQUEST)} 기록이 없어요.`}</Text>
    );
  return (
    <Box as="ol" listStyleType="none">
      {events.map((event) => (
        <Step key={event.id} event={event} />
      ))}
    </Box>
  );
}
