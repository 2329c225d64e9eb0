import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listCouponGifts } from '@danji/contracts/points/coupon-gift.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { GIFT_COLUMNS } from '../gifts/gift-columns.tsx';

/** Vouchers that operators gave to many members at once. */
export function CouponGiftsPage() {
  const list = usePagedList(listCouponGifts);
  return (
    <ListScreen
      list={list}
      lead="포인트 없이 여러 회원에게 보낸 상품권"
      unit="건"
      canExport
      actions={
        <Button asChild>
          <Link to={webPaths.adminCouponGift('new')}>상품권 보내기</Link>
        </Button>
      }
      table={{
        columns: GIFT_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminCouponGift(id),
      }}
      empty={{
        icon: 'gift',
        title: '아직 보낸 상품권이 없어요',
        description: '이벤트에 당첨된 회원을 엑셀에 적어 한 번에 보내 보세요.',
      }}
    />
  );
}
