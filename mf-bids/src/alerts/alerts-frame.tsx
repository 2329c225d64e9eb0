import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { CardSkeleton, Chip, FailedState, Grid, Heading, HStack, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
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

/** The alerts of one source beside the setting of both. */
export const AlertsFrame = ({ source, children }: { source: keyof typeof PATHS; children: ReactNode }) => (
  <Page back={{ path: webPaths.bids, label: '입찰공고' }}>
    <Grid gridTemplateColumns={COLUMNS} gap={{ base: 6, lg: 8 }} alignItems="start">
      <Stack gridRow={{ base: '2', lg: 'auto' }} gap={4}>
        <SourceTabs source={source} paths={PATHS} />
        <Stack as="section" aria-label="받은 알림" gap={4}>
          {children}
        </Stack>
      </Stack>
      <Stack>
        <Setting />
      </Stack>
    </Grid>
  </Page>
);

type AlertsHeadProps = { countText: string | undefined; isUnread: boolean; onUnread: (is: boolean) => void };

/** How many alerts there are, and the choice of those that are not read. */
export const AlertsHead = ({ countText, isUnread, onUnread }: AlertsHeadProps) => (
  <HStack justifyContent="space-between" flexWrap="wrap">
    <Heading as="h2" size="md">
      {countText === undefined ? '받은 알림' : `받은 알림 ${countText}건`}
    </Heading>
    <Chip selected={isUnread} onClick={() => onUnread(!isUnread)}>
      안 읽은 알림만
    </Chip>
  </HStack>
);
