import { useEndpoint } from '@danji/api-client';
import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { Tabs } from '@danji/ui';
import { COUNT_ONLY } from '../../shared/count-card.tsx';

const { REQUESTED, INVOICED } = PlanRequestState;

type RequestTabsProps = { state: number | undefined; onChange: (state: string) => void };

/** Tabs that filter the requests by state, with the counts of those that wait for our staff. */
export function RequestTabs({ state, onChange }: RequestTabsProps) {
  const options = { keepPrevious: true };
  const requested = useEndpoint(listPlanRequests, { query: { ...COUNT_ONLY, state: REQUESTED } }, options);
  const invoiced = useEndpoint(listPlanRequests, { query: { ...COUNT_ONLY, state: INVOICED } }, options);
  const counts: Readonly<Record<number, number | undefined>> = {
    [REQUESTED]: requested.data?.count,
    [INVOICED]: invoiced.data?.count,
  };
  return (
    <Tabs
      label="상태"
      value={state === undefined ? '' : String(state)}
      onChange={onChange}
      items={[
        { value: '', label: '전체' },
        ...PlanRequestState.options.map(({ code, label }) => ({ value: String(code), label, count: counts[code] })),
      ]}
    />
  );
}
