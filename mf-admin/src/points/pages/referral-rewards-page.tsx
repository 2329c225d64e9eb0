import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listReferrals } from '@danji/contracts/points/referral.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Chip } from '@danji/ui';
import { PeriodFilter } from '../../shared/period-filter.tsx';
import { REFERRAL_COLUMNS } from '../referrals/referral-columns.tsx';
import { useReferralDialog } from '../referrals/referral-dialog.tsx';

/** Recommended sign-ups with the points of both sides; pairs that may be one person wait for a decision here. */
export function ReferralRewardsPage() {
  const list = usePagedList(listReferrals, {
    filters: { state: 'number', recommender_id: 'number', date_start: 'text', date_end: 'text' },
  });
  const { filters, setFilters, rows } = list;
  const open = useReferralDialog();
  const recommender = rows?.find((row) => row.recommender.id === filters.recommender_id)?.recommender.name;
  return (
    <ListScreen
      list={list}
      lead="추천으로 가입한 회원과 두 쪽의 적립"
      unit="건"
      canExport
      actions={
        <Button variant="outline" asChild>
          <Link to={webPaths.adminReferralAccruals}>월별 적립</Link>
        </Button>
      }
      bar={
        <>
          <PeriodFilter label="가입한 날" filters={filters} setFilters={setFilters} presets={[7, 30, 90]} />
          {filters.recommender_id === undefined ? null : (
            <Chip selected removeLabel="추천인 조건 지우기" onRemove={() => setFilters({ recommender_id: undefined })}>
              {recommender ?? `회원 ${filters.recommender_id}번`}
            </Chip>
          )}
        </>
      }
      table={{ columns: REFERRAL_COLUMNS, rowKey: ({ id }) => id, onRowClick: open }}
      empty={{
        icon: 'users',
        title: '아직 추천으로 가입한 회원이 없어요',
        description: '추천 코드로 가입하면 두 쪽의 적립이 여기에 보여요.',
      }}
    />
  );
}
