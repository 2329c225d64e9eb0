import { useEndpoint, usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { formatPoints } from '@danji/contracts/format/number';
import { listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Chip, Grid, Skeleton, Stack, Text, type Option } from '@danji/ui';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { describeRemaining } from '../coupons/coupon-text.ts';
import { PointsTop } from '../shared/points-top.tsx';

const GRID = {
  base: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};
const FILTERS = {
  search: 'text',
  brand: 'text',
  category: 'text',
  max_price: 'number',
  affordable: 'boolean',
  ordering: 'text',
} as const;
const PRICES = [5_000, 10_000, 20_000, 50_000].map((price) => ({
  value: String(price),
  label: `${formatPoints(price)} 이하`,
}));
const ORDERS = [
  { value: '-price', label: '높은 포인트 순' },
  { value: '-created', label: '새로 나온 순' },
];
const useCoupons = () => usePagedList(listCouponItems, { filters: FILTERS });
type List = ReturnType<typeof useCoupons>;

/** The values of a filter, with the chosen one. */
const toOptions = (values: readonly string[] | undefined, chosen: string | undefined): Option[] =>
  [...new Set([...(values ?? []), ...(chosen === undefined ? [] : [chosen])])].map((value) => ({
    value,
    label: value,
  }));

function Filters({ list, isMember }: { list: List; isMember: boolean }) {
  const { filters, setFilters } = list;
  const { data: choices } = useEndpoint(listCouponChoices, { query: { among: 'items' } });
  const categories = toOptions(choices?.categories, filters.category);
  const brands = toOptions(choices?.brands, filters.brand);
  return (
    <>
      <FilterSelect list={list} name="category" label="분류" all="모든 분류" options={categories} />
      <FilterSelect list={list} name="brand" label="브랜드" all="모든 브랜드" options={brands} />
      <FilterSelect list={list} name="max_price" label="포인트" all="모든 포인트" options={PRICES} />
      <FilterSelect list={list} name="ordering" label="순서" all="낮은 포인트 순" options={ORDERS} />
      {isMember ? (
        <Chip
          selected={filters.affordable === true}
          onClick={() => setFilters({ affordable: filters.affordable === true ? undefined : true })}
        >
          내 포인트로 살 수 있어요
        </Chip>
      ) : null}
    </>
  );
}

const PLACES = Array.from({ length: 8 }, (_, index) => index);
const CatalogueSkeleton = () => (
  <Grid gridTemplateColumns={GRID} gap={4} aria-busy>
    {PLACES.map((index) => (
      <Skeleton key={index} height={64} />
    ))}
  </Grid>
);

/** Shows the rest of today's limit for all members, won. */
function TodayLimit({ left }: { left: number | null | undefined }) {
  const text = describeRemaining(left);
  return text ? (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  ) : null;
}

/** The catalogue of coupons. */
export function CouponsPage() {
  const { kind } = useSession();
  const isMember = kind === 'general' || kind === 'brand';
  const list = useCoupons();
  return (
    <ListScreen
      lead="포인트로 바꾸는 상품권"
      unit="개"
      list={list}
      before={<PointsTop />}
      searchLabel="상품 이름 검색"
      bar={<Filters list={list} isMember={isMember} />}
      skeleton={<CatalogueSkeleton />}
      empty={{
        icon: 'gift',
        title: '지금은 바꿀 수 있는 상품권이 없어요',
        description: '새 상품권이 나오면 여기에 보여요.',
      }}
      noMatch={{
        title: '조건에 맞는 상품권이 없어요',
        ...(list.filters.affordable === true && {
          description: '포인트를 조금 더 모으면 바꿀 수 있는 상품권이 늘어나요.',
          action: (
            <>
              <Button asChild>
                <Link to={webPaths.referrals}>친구 초대하고 모으기</Link>
              </Button>
              <Button variant="outline" onClick={list.clearFilters}>
                모든 상품권 보기
              </Button>
            </>
          ),
        }),
      }}
    >
      {(coupons) => (
        <Stack gap={3}>
          <TodayLimit left={coupons[0]?.remaining_today} />
          <Grid gridTemplateColumns={GRID} gap={{ base: 3, md: 4 }}>
            {coupons.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} />
            ))}
          </Grid>
        </Stack>
      )}
    </ListScreen>
  );
}
