import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import type { PointSet } from '@danji/contracts/points/point-set';
import { getPointSet } from '@danji/contracts/points/point-set.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { DescriptionList, Grid, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { DayLimit } from '../point-set/day-limit.tsx';
import { PointSetForm } from '../point-set/point-set-form.tsx';
import { POINT_SET_FIELDS, toSetText } from '../point-set/point-set-text.ts';
import { PointSetVersions } from '../point-set/point-set-versions.tsx';

const Values = ({ set }: { set: PointSet }) => (
  <DescriptionList
    items={POINT_SET_FIELDS.map(({ name, label }) => ({ term: label, detail: toSetText(name, set[name]) }))}
  />
);

function Content({ set }: { set: PointSet }) {
  const { isAdmin } = useSession();
  return (
    <Page title="포인트 설정" description="가입과 추천의 적립, 구매 한도를 최고관리자가 정해요.">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap={5}
        alignItems="start"
      >
        <DetailCard title="적립과 한도">{isAdmin ? <PointSetForm set={set} /> : <Values set={set} />}</DetailCard>
        <Stack gap={5}>
          <DayLimit />
          <DetailCard title="변경 이력">
            <PointSetVersions />
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** The point set with its versions; ADMIN changes it. */
export function PointSetPage() {
  return (
    <RecordScreen
      record={useEndpoint(getPointSet, {}, { refreshOnFocus: false })}
      name="포인트 설정"
      list={{ path: webPaths.admin, label: '운영 현황' }}
      missing={{ title: '포인트 설정을 찾을 수 없어요' }}
    >
      {(set) => <Content set={set} />}
    </RecordScreen>
  );
}
