import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listPointChecks } from '@danji/contracts/points/point-check.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { AdminOnly } from '../../shared/admin-only.tsx';
import { CHECK_COLUMNS } from '../checks/check-columns.tsx';

function Checks() {
  return (
    <ListScreen
      list={usePagedList(listPointChecks)}
      lead="밤마다 내역과 회원의 포인트를 대조한 결과"
      unit="번"
      table={{ columns: CHECK_COLUMNS, rowKey: ({ id }) => id, rowPath: ({ id }) => webPaths.adminPointCheck(id) }}
      empty={{
        icon: 'success',
        title: '아직 대조한 기록이 없어요',
        description: '매일 새벽 3시 40분에 대조하고 여기에 남겨요.',
      }}
    />
  );
}

/** The runs of the reconciliation of the ledger, for ADMIN. */
export const PointChecksPage = () => (
  <AdminOnly>
    <Checks />
  </AdminOnly>
);
