import { ListSection, type ListSectionProps, Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { getSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Button, CardSkeleton, Chip, type EmptyStateProps, FailedState, Grid, Heading, HStack, Stack } from '@danji/ui';
import { type ReactNode, useRef } from 'react';
import { SourceTabs } from '../shared/source-tabs.tsx';
import { AlertSetting } from './alert-setting.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' };
const PATHS = { own: webPaths.bidAlerts, kapt: webPaths.kaptBidAlerts };

/** One setting for both sources of notices. */
function Setting() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getSuggestAlertSetting, {}, { refreshOnFocus: false });
  if (data) return <AlertSetting setting={data} />;
  return error ? (
    <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
  ) : (
    <CardSkeleton />
  );
}

type AlertList<Row> = ListSectionProps<Row>['list'] & {
  countText: string;
  filters: { is_read?: boolean | undefined };
  setFilters: (filters: { is_read: boolean | undefined }) => void;
};

type AlertsFrameProps<Row> = {
  source: keyof typeof PATHS;
  list: AlertList<Row>;
  /** The state without any alert. */
  empty: EmptyStateProps;
  /** One alert. */
  children: (alert: Row) => ReactNode;
};

/** The alerts of one source beside the setting of both; on a phone the setting is below them. */
export function AlertsFrame<Row>({ source, list, empty, children }: AlertsFrameProps<Row>) {
  const setting = useRef<HTMLDivElement>(null);
  const isUnread = list.filters.is_read === false;
  const goToSetting = (): void => {
    setting.current?.scrollIntoView({ block: 'start' });
    setting.current?.focus({ preventScroll: true });
  };
  return (
    <Page back={{ path: webPaths.bids, label: '입찰공고' }}>
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 6, lg: 8 }} alignItems="start">
        <Stack gap={4}>
          <SourceTabs source={source} paths={PATHS} />
          <Stack as="section" aria-label="받은 알림" gap={4}>
            <HStack justifyContent="space-between" flexWrap="wrap">
              <Heading as="h2" size="md">
                {list.rows ? `받은 알림 ${list.countText}건` : '받은 알림'}
              </Heading>
              <HStack flexWrap="wrap">
                <Chip selected={isUnread} onClick={() => list.setFilters({ is_read: isUnread ? undefined : false })}>
                  안 읽은 알림만
                </Chip>
                <Button display={{ lg: 'none' }} size="sm" variant="outline" icon="settings" onClick={goToSetting}>
                  알림 설정으로
                </Button>
              </HStack>
            </HStack>
            <ListSection list={list} label="받은 알림" empty={empty} noMatch={{ title: '안 읽은 알림이 없어요' }}>
              {(alerts) => <Stack gap={3}>{alerts.map(children)}</Stack>}
            </ListSection>
          </Stack>
        </Stack>
        <Stack ref={setting} tabIndex={-1} scrollMarginTop={20} _focusVisible={{ outline: 'none' }}>
          <Setting />
        </Stack>
      </Grid>
    </Page>
  );
}
