import { useEndpoint } from '@danji/api-client';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Anchor, Button, CardSkeleton, FailedState, Flex, Grid, Heading, HStack, Icon, Stack } from '@danji/ui';
import { AdvertisementActions } from '../advertisements/advertisement-actions.tsx';
import { AdvertisementCounts } from '../advertisements/advertisement-counts.tsx';
import { AdvertisementDetails } from '../advertisements/advertisement-details.tsx';
import { AdvertisementHistory } from '../advertisements/advertisement-history.tsx';
import { BannerPreview } from '../advertisements/banner-preview.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { PaidSwitch } from '../advertisements/paid-switch.tsx';
import { AdvertisementBadge, PaidBadge } from '../advertisements/state-badge.tsx';
import { PendingEdit } from '../advertisements/pending-edit.tsx';

function Advertisement({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { id, title, state, paid, reason, edit, history, image1_url, image2_url } = advertisement;
  return (
    <Stack gap={5}>
      <Anchor asChild alignSelf="flex-start">
        <Link to={webPaths.adminAdvertisements}>
          <HStack as="span" minHeight="11">
            <Icon name="arrow-left" />
            광고 목록
          </HStack>
        </Link>
      </Anchor>
      <Flex gap={4} flexWrap="wrap" justifyContent="space-between" alignItems="flex-start">
        <Stack gap={2} flex="1 1 20rem">
          <HStack flexWrap="wrap">
            <AdvertisementBadge advertisement={advertisement} />
            <PaidBadge paid={paid} />
          </HStack>
          <Heading as="h1" size="2xl">
            {title}
          </Heading>
        </Stack>
        <HStack flexWrap="wrap">
          <AdvertisementActions advertisement={advertisement} />
        </HStack>
      </Flex>
      {reason ? (
        <Alert
          tone={state === AdvertisementState.BLOCKED ? 'danger' : 'warning'}
          announce={false}
          title={state === AdvertisementState.BLOCKED ? '차단 사유' : '수정 반려 사유'}
        >
          {reason}
        </Alert>
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} alignItems="start">
        <Stack>
          {edit ? <PendingEdit advertisement={advertisement} edit={edit} /> : null}
          <DetailCard title={edit ? '지금 광고' : '미리보기'}>
            <BannerPreview title={title} wide={image1_url} phone={image2_url} />
          </DetailCard>
          <DetailCard title="노출과 클릭">
            <AdvertisementCounts id={id} />
          </DetailCard>
        </Stack>
        <Stack>
          <DetailCard title="광고 정보">
            <AdvertisementDetails advertisement={advertisement} />
          </DetailCard>
          <DetailCard title="결제">
            <PaidSwitch advertisement={advertisement} />
          </DetailCard>
          <DetailCard title="상태 기록">
            <AdvertisementHistory events={history} />
          </DetailCard>
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Shows one advertisement: preview, details, statistics, history and actions. */
export function AdvertisementPage() {
  const { id = '' } = useParams();
  const { data, error, isRefreshing, refresh } = useEndpoint(getAdvertisement, { params: { id } });
  usePageTitle(data ? `${data.title} 광고` : '광고');
  if (data) return <Advertisement advertisement={data} />;
  if (!error) return <CardSkeleton count={4} />;
  return (
    <>
      <Heading as="h1" size="2xl">
        광고
      </Heading>
      <FailedState
        description={error.title}
        onRetry={error.status === 404 ? undefined : () => void refresh()}
        retrying={isRefreshing}
        action={
          <Button asChild variant="outline">
            <Link to={webPaths.adminAdvertisements}>광고 목록으로 가기</Link>
          </Button>
        }
      />
    </>
  );
}
