import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { AdminOnly } from '../../shared/admin-only.tsx';
import { PlanPrices } from '../plans/plan-prices.tsx';
import { PlanRequestCard } from '../plans/plan-request-card.tsx';
import { RequestTabs } from '../plans/request-tabs.tsx';

function Requests() {
  const list = usePagedList(listPlanRequests, { filters: { state: 'number' } });
  return (
    <ListScreen
      lead="업체가 신청한 요금제의 세금계산서와 입금"
      unit="건"
      list={list}
      actions={
        <Button asChild variant="outline">
          <Link to={webPaths.adminPlanPeriods}>요금제 기간 보기</Link>
        </Button>
      }
      before={
        <Stack gap={5}>
          <PlanPrices />
          <RequestTabs state={list.filters.state} onChange={(state) => list.setFilters({ state })} />
        </Stack>
      }
      empty={{ icon: 'receipt', title: '아직 신청이 없어요', description: '업체가 요금제를 신청하면 여기에 보여요.' }}
    >
      {(rows) => (
        <Stack gap={3}>
          {rows.map((row) => (
            <PlanRequestCard key={row.id} request={row} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

/** Prices of plans, and what brands have asked for, for ADMIN. */
export const PlansPage = () => (
  <AdminOnly>
    <Requests />
  </AdminOnly>
);
