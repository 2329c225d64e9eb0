import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { AdvertisementCounts, AdvertisementPreview } from '@danji/app-kit/advertisements';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { getAdvertisement, getAdvertisementStatistics } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Alert, Grid, Stack } from '@danji/ui';
import { AdvertisementActions } from '../advertisements/advertisement-actions.tsx';
import { AdvertisementDetails } from '../advertisements/advertisement-details.tsx';
import { AdvertisementHistory } from '../advertisements/advertisement-history.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { PaidSwitch } from '../advertisements/paid-switch.tsx';
import { AdvertisementBadge, PaidBadge } from '../advertisements/state-badge.tsx';
import { PendingEdit } from '../advertisements/pending-edit.tsx';

const LIST = { path: webPaths.adminAdvertisements, label: '광고 목록' };

function Advertisement({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { id, title, state, reason, edit, history } = advertisement;
  return (
    <Page
      title={title}
      windowTitle={`${title} 광고`}
      back={LIST}
      badges={
        <>
          <AdvertisementBadge advertisement={advertisement} />
          <PaidBadge {...advertisement} />
        </>
      }
      actions={<AdvertisementActions advertisement={advertisement} />}
    >
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
            <AdvertisementPreview category={advertisement.category} shown={advertisement} />
          </DetailCard>
          <DetailCard title="노출과 클릭">
            <AdvertisementCounts call={getAdvertisementStatistics} id={id} />
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
    </Page>
  );
}

/** Shows one advertisement: preview, details, statistics, history and actions. */
export function AdvertisementPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getAdvertisement, { params: { id } })}
      name="광고"
      list={LIST}
      missing={{ title: '광고를 찾을 수 없어요' }}
    >
      {(advertisement) => <Advertisement advertisement={advertisement} />}
    </RecordScreen>
  );
}
