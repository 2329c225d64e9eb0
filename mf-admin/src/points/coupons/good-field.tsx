import { type RecordForm, useFormField } from '@danji/app-kit/forms';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Box, Button, Field, Flex } from '@danji/ui';
import { PagedChoice } from '../../shared/paged-choice.tsx';
import { type CouponDraft, suggestFrom } from './coupon-draft.ts';
import { GoodLine } from './good-line.tsx';

const describeGood = ({ brand_name, real_price, sale_price, limit_day }: VoucherGood): string =>
  `${brand_name} · 정상 ${formatWon(real_price)} · 구매 ${formatWon(sale_price)} · 유효 ${formatNumber(limit_day)}일`;

/** The goods on sale, to choose one from. */
const GoodChoice = ({ onPick }: { onPick: (good: VoucherGood) => void }) => (
  <PagedChoice
    call={listVoucherGoods}
    filter={{ state: 'SALE' }}
    searchLabel="상품 이름·브랜드 찾기"
    empty="찾는 상품이 없어요"
    toKey={({ goods_code }) => goods_code}
    onPick={onPick}
  >
    {(good) => <GoodLine picture={good.image_url} title={good.goods_name} note={describeGood(good)} />}
  </PagedChoice>
);

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
