import { useEndpoint } from '@danji/api-client';
import { FilterBar, Page } from '@danji/app-kit';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { getDeliveryFigures } from '@danji/contracts/notifications/delivery-staff.endpoints';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { Box, Select, Stack } from '@danji/ui';
import { PeriodStates } from '../../shared/period-states.tsx';
import { FiguresView } from '../figures/figures-view.tsx';
import { useFigureFilters } from '../figures/use-figure-filters.ts';

const toOptions = (all: string, { options }: { options: readonly { code: number; label: string }[] }) => [
  { value: '', label: all },
  ...options.map(({ code, label }) => ({ value: String(code), label })),
];
const CHANNELS = toOptions('모든 방법', NotificationChannel);
const TYPES = toOptions('모든 종류', NotificationType);

/** `/admin/notifications/figures`: what was sent by day, channel and subject. The URL holds the filters. */
export function DeliveryFiguresPage() {
  const { range, channel, type, set } = useFigureFilters();
  const query = {
    date_start: range.start,
    date_end: range.end,
    ...(channel !== undefined && { channel }),
    ...(type !== undefined && { notification_type: type }),
  };
  const state = useEndpoint(getDeliveryFigures, { query }, { keepPrevious: true });
  return (
    <Page description="알림을 보내기로 한 날에 더해요. 앱에서 지운 알림은 읽은 알림으로 세고, 기록은 90일 동안 남아요.">
      <Stack gap={5}>
        <FilterBar label="조건">
          <Box minWidth="40">
            <Select
              size="sm"
              aria-label="받는 방법"
              value={String(channel ?? '')}
              options={CHANNELS}
              onChange={(next) => set({ channel: next })}
            />
          </Box>
          <Box minWidth="40">
            <Select
              size="sm"
              aria-label="알림 종류"
              value={String(type ?? '')}
              options={TYPES}
              onChange={(next) => set({ notification_type: next })}
            />
          </Box>
        </FilterBar>
        <PeriodStates
          range={range}
          onChange={({ start, end }) => set({ date_start: start, date_end: end })}
          state={state}
        >
          {(report) => <FiguresView report={report} />}
        </PeriodStates>
      </Stack>
    </Page>
  );
}
