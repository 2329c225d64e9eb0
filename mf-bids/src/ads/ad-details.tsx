import { History, Page } from '@danji/app-kit';
import { AdvertisementCounts, formatPeriod, toAdvertisementBadge } from '@danji/app-kit/advertisements';
import { AdTier, AdType, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail, AdvertisementEvent } from '@danji/contracts/site/advertisement';
import { getAdvertisementStatistics } from '@danji/contracts/site/advertisement.endpoints';
import { formatLink } from '@danji/contracts/format/link';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Alert, Badge, Card, DescriptionList, Grid, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { AdActions } from './ad-actions.tsx';
import { AdPreview } from './ad-preview.tsx';
import { describeAd } from './ad-text.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title}>
    <Stack gap={3}>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

const toEntry = ({ id, from_state, to_state, reason, created }: AdvertisementEvent) => ({
  id,
  title:
    from_state === null
      ? AdvertisementState.label(to_state)
      : `${AdvertisementState.label(from_state)} → ${AdvertisementState.label(to_state)}`,
  at: created,
  children: reason ? <Text size="sm">{reason}</Text> : null,
});

/** One advertisement of the vendor: how it looks, its figures by day, its state and what happened. */
export function AdDetails({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { id, title, reason, edit, history, paid } = advertisement;
  const { label, tone } = toAdvertisementBadge(advertisement);
  const shown = edit ?? advertisement;
  return (
    <Page
      title={title}
      windowTitle={`${title} 광고`}
      back={{ path: webPaths.ads, label: '내 광고' }}
      badges={<Badge tone={tone}>{label}</Badge>}
      description={describeAd(advertisement)}
      actions={<AdActions advertisement={advertisement} />}
    >
      {reason ? (
        <Alert tone="danger" announce={false} title="운영팀이 남긴 이유">
          {reason}
        </Alert>
      ) : null}
      <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
        <Stack gap={4}>
          <AdPreview category={advertisement.category} shown={shown} />
          <Part title="노출과 클릭">
            <AdvertisementCounts call={getAdvertisementStatistics} id={id} />
          </Part>
        </Stack>
        <Stack gap={4}>
          <Part title="광고 정보">
            <DescriptionList
              items={[
                { term: '종류', detail: AdType.label(advertisement.category) },
                { term: '등급', detail: AdTier.label(advertisement.tier) },
                { term: '게재 기간', detail: formatPeriod(shown) },
                { term: '링크', detail: formatLink(shown.link) },
                { term: '입금 확인', detail: paid === null ? '아직 확인되지 않았어요' : formatDateTime(paid) },
              ]}
            />
          </Part>
          <Part title="상태 기록">
            <History entries={history.map(toEntry)} />
          </Part>
        </Stack>
      </Grid>
    </Page>
  );
}
