import { formatWon } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import { listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Box, Button, Flex } from '@danji/ui';
import { ChoiceLine, PagedChoice } from '../../shared/paged-choice.tsx';

const toNote = ({ gifti_coupon_thumb: good }: Coupon): string => `${good.brand_name} · ${formatWon(good.sale_price)}`;

const CouponLine = ({ coupon }: { coupon: Coupon }) => <ChoiceLine name={coupon.title} note={toNote(coupon)} />;

const Choice = ({ onPick }: { onPick: (coupon: Coupon) => void }) => (
  <PagedChoice
    call={listCoupons}
    filter={{ state: 'open' }}
    searchLabel="쿠폰 이름 찾기"
    empty="찾는 쿠폰이 없어요"
    toKey={({ id }) => id}
    onPick={onPick}
  >
    {(coupon) => <CouponLine coupon={coupon} />}
  </PagedChoice>
);

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
        <Box flex="1 1 12rem" minWidth={0}>
          <CouponLine coupon={coupon} />
        </Box>
      ) : null}
      <Button variant="outline" onClick={open}>
        {coupon ? '쿠폰 바꾸기' : '쿠폰 고르기'}
      </Button>
    </Flex>
  );
}
