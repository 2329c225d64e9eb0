import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Chip, Grid } from '@danji/ui';
import { CouponCard } from '../coupons/coupon-card.tsx';

const GRID = {
  base: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};

const FILTERS = { search: 'text', brand: 'text', category: 'text', affordable: 'boolean', ordering: 'text' } as const;
const useCoupons = () => usePagedList(listCouponItems, { filters: FILTERS });

/** The brands of the coupons on the page; a chosen one can be taken back. */
function BrandChips({ list: { filters, setFilters, rows } }: { list: ReturnType<typeof useCoupons> }) {
  const { brand: chosen } = filters;
  if (chosen !== undefined)
    return (
      <Chip removeLabel={`${chosen} 조건 지우기`} onRemove={() => setFilters({ brand: undefined })}>
        {chosen}
      </Chip>
    );
  const brands = [...new Set((rows ?? []).map(({ gifti_coupon_thumb: { brand_name } }) => brand_name))];
  return brands.slice(0, 8).map((brand) => (
    <Chip key={brand} onClick={() => setFilters({ brand })}>
      {brand}
    </Chip>
  ));
}

/** The catalogue of coupons. */
export function CouponsPage() {
  const { user } = useSession();
  const list = useCoupons();
  const { filters, setFilters } = list;
  return (
    <ListScreen
      lead="포인트로 바꾸는 상품권"
      unit="개"
      list={list}
      searchLabel="상품 이름 검색"
      actions={
        user ? (
          <Button asChild variant="outline">
            <Link to={webPaths.couponApplications}>상품권 보관함</Link>
          </Button>
        ) : undefined
      }
      bar={
        <>
          {user ? (
            <Chip
              selected={filters.affordable === true}
              onClick={() => setFilters({ affordable: filters.affordable === true ? undefined : true })}
            >
              내 포인트로 살 수 있어요
            </Chip>
          ) : null}
          <BrandChips list={list} />
        </>
      }
      empty={{
        icon: 'gift',
        title: '지금은 바꿀 수 있는 상품권이 없어요',
        description: '새 상품권이 나오면 여기에 보여요.',
      }}
    >
      {(coupons) => (
        <Grid gridTemplateColumns={GRID} gap={4}>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </Grid>
      )}
    </ListScreen>
  );
}
