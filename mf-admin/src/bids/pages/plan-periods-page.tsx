import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { BrandPlanRecord } from '@danji/contracts/bids/brand-plan';
import { listBrandPlans } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, type TableColumn } from '@danji/ui';
import { describePeriod } from '../plans/period-state.ts';

const toState = (period: BrandPlanRecord) => describePeriod(period, toBusinessDate(new Date()));

const COLUMNS: readonly TableColumn<BrandPlanRecord>[] = [
  { key: 'company', header: '업체', alwaysVisible: true, cell: ({ company }) => company || '이름 없는 업체' },
  { key: 'plan', header: '요금제', whole: true, cell: ({ plan }) => BrandPlan.label(plan) },
  {
    key: 'state',
    header: '상태',
    cell: (period) => <Badge tone={toState(period).tone}>{toState(period).label}</Badge>,
  },
  { key: 'start', header: '시작일', whole: true, cell: ({ plan_start_date: start }) => formatDate(start) },
  { key: 'end', header: '종료일', whole: true, cell: ({ plan_end_date: end }) => formatDate(end) },
];

/** `/admin/plan-periods`: the periods of plans of all brands, or of one (`brand_id`). */
export function PlanPeriodsPage() {
  const list = usePagedList(listBrandPlans, { filters: { brand_id: 'number' } });
  return (
    <ListScreen
      lead="업체가 쓰고 있거나 썼던 요금제의 기간"
      unit="건"
      list={list}
      table={{
        columns: COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ brand_id }) => webPaths.adminUser(brand_id),
      }}
      empty={{ icon: 'receipt', title: '요금제를 쓴 업체가 없어요' }}
    />
  );
}
