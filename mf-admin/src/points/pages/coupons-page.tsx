import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { toBusinessDate } from '@danji/contracts/format/date';
import { listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { toCouponColumns } from '../coupons/coupon-columns.tsx';
import { useBrandOptions } from '../shared/use-brand-options.ts';

/** Lists the coupons that points are exchanged for. */
export function CouponsPage() {
  const list = usePagedList(listCoupons, {
    filters: { search: 'text', state: 'text', brand: 'text', ordering: 'text' },
  });
  const brands = useBrandOptions('coupons', list.filters.brand);
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <ListScreen
      lead="회원이 포인트로 바꾸는 상품권"
      unit="개"
      list={list}
      canExport
      actions={
        <Button asChild>
          <Link to={webPaths.adminCoupon('new')}>쿠폰 등록</Link>
        </Button>
      }
      searchLabel="쿠폰 이름 검색"
      bar={<FilterSelect list={list} name="brand" label="브랜드" all="모든 브랜드" options={brands} />}
      table={{
        columns: toCouponColumns(today),
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminCoupon(id),
        defaultOrdering: '-date_end',
      }}
      empty={{
        icon: 'gift',
        title: '아직 쿠폰이 없어요',
        description: '상품권 상품을 골라 회원이 포인트로 바꿀 쿠폰을 등록해 보세요.',
      }}
    />
  );
}
