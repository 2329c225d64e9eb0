import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { Stack } from '@danji/ui';
import { AdminOnly } from '../../shared/admin-only.tsx';
import { PlanPrices } from '../plans/plan-prices.tsx';
import { PlanRequestCard } from '../plans/plan-request-card.tsx';

const STATES = PlanRequestState.options.map(({ code, label }) => ({ value: String(code), label }));

function Requests() {
  const list = usePagedList(listPlanRequests, { filters: { state: 'number' } });
  return (
    <ListScreen
      lead="업체가 신청한 요금제의 세금계산서와 입금"
      unit="건"
      list={list}
      before={<PlanPrices />}
      bar={<FilterSelect list={list} name="state" label="상태" all="모든 상태" options={STATES} />}
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
