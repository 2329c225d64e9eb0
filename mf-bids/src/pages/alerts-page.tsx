import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListSection, Page } from '@danji/app-kit';
import { getSuggestAlertSetting, listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { CardSkeleton, Chip, FailedState, Grid, Heading, HStack, Stack } from '@danji/ui';
import { AlertRow } from '../alerts/alert-row.tsx';
import { AlertSetting } from '../alerts/alert-setting.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' };

/** What the vendor was told of, the newest first. */
function Alerts() {
  const list = usePagedList(listSuggestAlerts, { filters: { is_read: 'boolean' } });
  const isUnread = list.filters.is_read === false;
  return (
    <Stack as="section" aria-label="받은 알림" gap={4}>
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Heading as="h2" size="md">
          {list.rows ? `받은 알림 ${list.countText}건` : '받은 알림'}
        </Heading>
        <Chip selected={isUnread} onClick={() => list.setFilters({ is_read: isUnread ? undefined : false })}>
          안 읽은 알림만
        </Chip>
      </HStack>
      <ListSection
        list={list}
        label="받은 알림"
        empty={{
          icon: 'bell',
          title: '아직 받은 알림이 없어요',
          description: '분야와 지역을 정해 두면 맞는 공고가 올라올 때 알려 드려요.',
        }}
        noMatch={{ title: '안 읽은 알림이 없어요' }}
      >
        {(alerts) => (
          <Stack gap={3}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </Stack>
        )}
      </ListSection>
    </Stack>
  );
}

/** `/bids/alerts`: which new notices a vendor is told of, and those it was told of. */
export function AlertsPage() {
  const setting = useEndpoint(getSuggestAlertSetting, {}, { refreshOnFocus: false });
  const { data, error, refresh, isRefreshing } = setting;
  return (
    <Page back={{ path: webPaths.bids, label: '입찰공고' }}>
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 6, lg: 8 }} alignItems="start">
        <Stack gridRow={{ base: '2', lg: 'auto' }}>
          <Alerts />
        </Stack>
        <Stack>
          {data ? <AlertSetting setting={data} /> : null}
          {!data && error ? (
            <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
          ) : null}
          {!data && !error ? <CardSkeleton /> : null}
        </Stack>
      </Grid>
    </Page>
  );
}
