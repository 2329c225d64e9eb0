import { useEndpoint } from '@danji/api-client';
import { SearchField } from '@danji/app-kit';
import { formatWon } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import { listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Box, Button, EmptyState, FailedState, Flex, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const PAGE_SIZE = 10;

const toNote = ({ gifti_coupon_thumb: good }: Coupon): string => `${good.brand_name} · ${formatWon(good.sale_price)}`;

function Choice({ onPick }: { onPick: (coupon: Coupon) => void }) {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listCoupons,
    { query: { state: 'open', page, page_size: PAGE_SIZE, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap={3} minHeight="24rem">
      <SearchField label="쿠폰 이름 찾기" value={search} onSearch={(next) => setAsked({ search: next, page: 1 })} />
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <ListSkeleton count={4} /> : null}
      {data?.results.length === 0 ? <EmptyState compact icon="search" title="찾는 쿠폰이 없어요" /> : null}
      <Box as="ul" aria-label="찾은 쿠폰" listStyleType="none">
        {data?.results.map((coupon) => (
          <Flex as="li" key={coupon.id} gap={3} paddingBlock={2} justifyContent="space-between" alignItems="center">
            <Box minWidth={0} overflowWrap="anywhere">
              <Text as="span" fontWeight="medium">
                {coupon.title}
              </Text>
              <Text size="sm" tone="subtle" numeric>
                {toNote(coupon)}
              </Text>
            </Box>
            <Button size="sm" variant="outline" aria-label={`${coupon.title} 고르기`} onClick={() => onPick(coupon)}>
              고르기
            </Button>
          </Flex>
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data?.count ?? 0}
        onChange={(next) => setAsked({ search, page: next })}
      />
    </Stack>
  );
}

type CouponFieldProps = { coupon: Coupon | undefined; onPick: (coupon: Coupon) => void };

/** The coupon that is given. */
export function CouponField({ coupon, onPick }: CouponFieldProps) {
  const modal = useModal();
  const open = (): void =>
    void modal.open(
      (close) => (
        <Choice
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
        />
      ),
      { title: '쿠폰 고르기' },
    );
  return (
    <Flex alignItems="center" gap={3} flexWrap="wrap">
      {coupon ? (
        <Box flex="1 1 12rem" minWidth={0} overflowWrap="anywhere">
          <Text as="span" fontWeight="medium">
            {coupon.title}
          </Text>
          <Text size="sm" tone="subtle" numeric>
            {toNote(coupon)}
          </Text>
        </Box>
      ) : null}
      <Button variant="outline" onClick={open}>
        {coupon ? '쿠폰 바꾸기' : '쿠폰 고르기'}
      </Button>
    </Flex>
  );
}
