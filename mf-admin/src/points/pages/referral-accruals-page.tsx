import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listReferralAccruals } from '@danji/contracts/points/referral.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { ACCRUAL_COLUMNS } from '../referrals/accrual-columns.tsx';
import { listMonths } from '../shared/months.ts';

/** Lists the points that members got for those below, by month: the report for accounting, also as a file. */
export function ReferralAccrualsPage() {
  const list = usePagedList(listReferralAccruals, { filters: { month: 'text' } });
  const navigate = useNavigate();
  return (
    <ListScreen
      list={list}
      lead="가입과 구매로 추천인이 받은 포인트"
      unit="건"
      canExport
      bar={<FilterSelect list={list} name="month" label="달" all="모든 달" options={listMonths()} />}
      table={{
        columns: ACCRUAL_COLUMNS,
        rowKey: ({ id }) => id,
        onRowClick: ({ user }) => navigate(webPaths.adminReferralMember(user.id)),
      }}
      empty={{
        icon: 'hand-coins',
        title: '이 기간에 받은 추천 적립이 없어요',
        description: '추천한 회원이 가입하거나 구매하면 여기에 보여요.',
      }}
    />
  );
}
