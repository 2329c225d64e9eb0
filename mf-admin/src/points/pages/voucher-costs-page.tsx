import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Chip } from '@danji/ui';
import { COST_COLUMNS } from '../costs/cost-columns.tsx';
import { CostTotals } from '../costs/cost-totals.tsx';
import { listMonths } from '../shared/months.ts';
import { useBrandOptions } from '../shared/use-brand-options.ts';

/** Lists the cost of vouchers and their points by month and coupon: the report for accounting, also as a file. */
export function VoucherCostsPage() {
  const list = usePagedList(listVoucherCosts, {
    filters: { month: 'text', brand: 'text', coupon__nano_id: 'text' },
  });
  const { filters, setFilters, rows } = list;
  const brands = useBrandOptions('costs', filters.brand);
  return (
    <ListScreen
      list={list}
      lead="달마다 쿠폰별로 발급한 상품권과 비용"
      unit="줄"
      canExport
      before={<CostTotals filters={filters} />}
      bar={
        <>
          <FilterSelect list={list} name="month" label="달" all="모든 달" options={listMonths()} />
          <FilterSelect list={list} name="brand" label="브랜드" all="모든 브랜드" options={brands} />
          {filters.coupon__nano_id === undefined ? null : (
            <Chip selected removeLabel="쿠폰 조건 지우기" onRemove={() => setFilters({ coupon__nano_id: undefined })}>
              {rows?.[0]?.coupon.title ?? '쿠폰 하나'}
            </Chip>
          )}
        </>
      }
      table={{
        columns: COST_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ coupon }) => `${webPaths.adminCouponApplications}?coupon__nano_id=${coupon.nano_id}`,
      }}
      empty={{
        icon: 'receipt',
        title: '아직 발급한 상품권이 없어요',
        description: '상품권을 발급하면 그달의 비용이 여기에 보여요.',
      }}
    />
  );
}
