import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Grid } from '@danji/ui';
import { BalanceCard } from '../coupons/balance-card.tsx';
import { GOOD_COLUMNS } from '../coupons/good-columns.tsx';
import { SyncCard } from '../coupons/sync-card.tsx';
import { useBrandOptions } from '../shared/use-brand-options.ts';

/** The catalogue of the voucher provider, our balance there, and the last reading. */
export function VouchersPage() {
  const list = usePagedList(listVoucherGoods, {
    filters: { search: 'text', state: 'text', brand: 'text', ordering: 'text' },
  });
  const brands = useBrandOptions('goods', list.filters.brand);
  return (
    <ListScreen
      lead="쿠폰으로 등록할 수 있는 상품"
      unit="개"
      list={list}
      canExport
      before={
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap={4}
          alignItems="start"
        >
          <BalanceCard />
          <SyncCard />
        </Grid>
      }
      searchLabel="상품 이름·브랜드 검색"
      bar={<FilterSelect list={list} name="brand" label="브랜드" all="모든 브랜드" options={brands} />}
      table={{
        columns: GOOD_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ goods_code }) => webPaths.adminVoucher(goods_code),
        defaultOrdering: 'goods_name',
      }}
      empty={{
        icon: 'gift',
        title: '아직 상품이 없어요',
        description: '지금 갱신을 누르면 상품권 회사의 상품을 읽어 와요.',
      }}
    />
  );
}
