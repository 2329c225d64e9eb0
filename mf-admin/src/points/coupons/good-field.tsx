import { useEndpoint } from '@danji/api-client';
import { SearchField } from '@danji/app-kit';
import { type RecordForm, useFormField } from '@danji/app-kit/forms';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Box, Button, EmptyState, FailedState, Field, Flex, ListSkeleton, Pagination, Stack } from '@danji/ui';
import { useState } from 'react';
import { type CouponDraft, suggestFrom } from './coupon-draft.ts';
import { GoodLine } from './good-line.tsx';

const PAGE_SIZE = 10;
const LINE = {
  display: 'block',
  width: 'full',
  minHeight: '3rem',
  textAlign: 'start',
  paddingInline: 3,
  paddingBlock: 2,
  borderRadius: 'md',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

const describeGood = ({ brand_name, real_price, sale_price, limit_day }: VoucherGood): string =>
  `${brand_name} · 정상 ${formatWon(real_price)} · 구매 ${formatWon(sale_price)} · 유효 ${formatNumber(limit_day)}일`;

/** The goods on sale, to choose one from. */
function GoodChoice({ onPick }: { onPick: (good: VoucherGood) => void }) {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listVoucherGoods,
    { query: { state: 'SALE', page, page_size: PAGE_SIZE, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap={3} minHeight="24rem">
      <SearchField
        label="상품 이름·브랜드 찾기"
        value={search}
        onSearch={(next) => setAsked({ search: next, page: 1 })}
      />
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <ListSkeleton count={4} /> : null}
      {data?.results.length === 0 ? <EmptyState compact icon="search" title="찾는 상품이 없어요" /> : null}
      <Stack as="ul" gap={1}>
        {data?.results.map((good) => (
          <li key={good.goods_code}>
            <Box asChild css={LINE}>
              <button type="button" onClick={() => onPick(good)}>
                <GoodLine picture={good.image_url} title={good.goods_name} note={describeGood(good)} />
              </button>
            </Box>
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data?.count ?? 0}
        onChange={(next) => setAsked({ search, page: next })}
      />
    </Stack>
  );
}

/** The good of a coupon, chosen from the catalogue; the good of a stored coupon stays. */
export function GoodField({ form, isFixed }: { form: RecordForm<CouponDraft>; isFixed: boolean }) {
  const { field, error } = useFormField(form, 'good');
  const { value: good } = field;
  const modal = useModal();
  const open = (): void =>
    void modal.open(
      (close) => (
        <GoodChoice
          onPick={(picked) => {
            form.change((draft) => suggestFrom(picked, draft));
            close();
          }}
        />
      ),
      { title: '상품 고르기' },
    );
  return (
    <Field
      label="상품"
      required={!isFixed}
      group
      error={error}
      help={isFixed ? '상품을 바꾸려면 쿠폰을 새로 등록해 주세요.' : undefined}
    >
      <Flex alignItems="center" gap={3} flexWrap="wrap">
        {good ? (
          <Box flex="1 1 16rem">
            <GoodLine picture={good.image_url} title={good.goods_name} note={describeGood(good)} />
          </Box>
        ) : null}
        {isFixed ? null : (
          <Button variant="outline" onClick={open}>
            {good ? '상품 바꾸기' : '상품 고르기'}
          </Button>
        )}
      </Flex>
    </Field>
  );
}
