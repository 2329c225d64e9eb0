import { useEndpoint } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { listBrandUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { CountCard } from '../../shared/count-card.tsx';
import { OverviewList, OVERVIEW_ROWS } from '../../shared/overview-list.tsx';
import { nameOf } from '../shared/account-labels.ts';
import { BusinessStateBadge } from '../shared/business-state-badge.tsx';

const PENDING = { brand_status: EditState.PENDING } as const;
const toList = `${webPaths.adminUsers('brand')}?brand_status=${EditState.PENDING}&ordering=created`;

const LONGEST = { query: { page: 1, page_size: OVERVIEW_ROWS, ...PENDING, ordering: 'created' } } as const;

/** The number of vendors that wait for their review. */
export function WaitingBrandsCount() {
  const waiting = useEndpoint(listBrandUsers, LONGEST);
  return <CountCard label="심사할 업체" unit="곳" icon="clipboard-list" to={toList} endpointState={waiting} isUrgent />;
}

/** The vendors that have waited longest for their review. */
export function WaitingBrands() {
  const waiting = useEndpoint(listBrandUsers, LONGEST);
  return (
    <OverviewList
      title="심사를 기다리는 업체"
      more={toList}
      error={waiting.error}
      onRetry={() => void waiting.refresh()}
      empty={{ icon: 'success', title: '기다리는 업체가 없어요' }}
      rows={waiting.data?.results.map((user) => ({
        key: user.id,
        title: nameOf(user),
        to: webPaths.adminUser(user.id),
        description: `${formatBusinessNo(user.brand?.detail?.business_no) || '사업자번호 없음'} · ${formatDate(user.created)} 가입`,
        aside: <BusinessStateBadge check={user.brand?.business_check ?? null} />,
      }))}
    />
  );
}
