import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListSection, Page, RecordScreen } from '@danji/app-kit';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { MAX_STORED_DIFFERENCES, type PointCheck } from '@danji/contracts/points/point-check';
import { getPointCheck, listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Alert } from '@danji/ui';
import { AdminOnly } from '../../shared/admin-only.tsx';
import { DIFFERENCE_COLUMNS, toElapsedText, toSubjectPath } from '../checks/check-columns.tsx';

const LIST = { path: webPaths.adminPointChecks, label: '포인트 대조' };

function Check({ check }: { check: PointCheck }) {
  const { id, accounts, entries, differences, elapsed, created } = check;
  return (
    <Page
      title={`${formatDateTime(created)} 대조`}
      description={`회원 ${formatNumber(accounts)}명 · 내역 ${formatNumber(entries)}건 · ${toElapsedText(elapsed)}`}
      back={LIST}
    >
      {differences > MAX_STORED_DIFFERENCES ? (
        <Alert tone="warning" announce={false} title={`차이가 모두 ${formatNumber(differences)}곳이에요`}>
          {`처음 ${formatNumber(MAX_STORED_DIFFERENCES)}곳만 남겼어요.`}
        </Alert>
      ) : null}
      <ListSection
        list={usePagedList(listPointDifferences, { params: { id } })}
        label="차이"
        table={{
          columns: DIFFERENCE_COLUMNS,
          rowKey: (row) => row.id,
          rowPath: toSubjectPath,
        }}
        empty={{ icon: 'success', title: '차이가 없어요', description: '내역과 회원의 포인트가 모두 맞아요.' }}
      />
    </Page>
  );
}

/** One run of the reconciliation with each difference, for ADMIN. */
export function PointCheckPage() {
  const { id = '' } = useParams();
  const record = useEndpoint(getPointCheck, { params: { id } });
  return (
    <AdminOnly title="포인트 대조">
      <RecordScreen record={record} name="포인트 대조" list={LIST} missing={{ title: '대조 기록을 찾을 수 없어요' }}>
        {(check) => <Check key={check.id} check={check} />}
      </RecordScreen>
    </AdminOnly>
  );
}
