import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen, RecordSkeleton } from '@danji/app-kit';
import { formatDateTime } from '@danji/contracts/format/date';
import type { CouponGift } from '@danji/contracts/points/coupon-gift';
import { getCouponGift } from '@danji/contracts/points/coupon-gift.endpoints';
import { getCoupon } from '@danji/contracts/points/coupon.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Box, DescriptionList, Grid } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { GiftState } from '../gifts/gift-columns.tsx';
import { GiftForm } from '../gifts/gift-form.tsx';
import { GiftProgress } from '../gifts/gift-progress.tsx';

const LIST = { path: webPaths.adminCouponGifts, label: '보낸 상품권 목록' };
/** The sending is followed at this interval, in ms. */
const POLL_MS = 2000;

const Gift = ({ gift }: { gift: CouponGift }) => (
  <Page
    title={gift.coupon.title}
    windowTitle={`${gift.coupon.title} 보내기`}
    back={LIST}
    badges={<GiftState gift={gift} />}
  >
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={5}
      alignItems="start"
    >
      <GiftProgress gift={gift} />
      <DetailCard title="보낸 내용">
        <DescriptionList
          items={[
            { term: '쿠폰', detail: gift.coupon.title },
            { term: '사유', detail: gift.reason },
            { term: '보낸 사람', detail: gift.user.name },
            { term: '보낸 때', detail: formatDateTime(gift.created) },
            ...(gift.finished ? [{ term: '끝난 때', detail: formatDateTime(gift.finished) }] : []),
          ]}
        />
      </DetailCard>
    </Grid>
  </Page>
);

function StoredGift({ id }: { id: string }) {
  const [isFollowed, setIsFollowed] = useState(false);
  const record = useEndpoint(getCouponGift, { params: { id } }, { refreshInterval: isFollowed ? POLL_MS : 0 });
  const isSending = (record.data?.waiting ?? 0) > 0;
  if (isFollowed !== isSending) setIsFollowed(isSending);
  return (
    <RecordScreen record={record} name="보낸 상품권" list={LIST} missing={{ title: '보낸 상품권을 찾을 수 없어요' }}>
      {(gift) => <Gift gift={gift} />}
    </RecordScreen>
  );
}

function NewGift() {
  const id = useSearchParams()[0].get('coupon');
  const coupon = useEndpoint(getCoupon, id === null ? null : { params: { id } }, { refreshOnFocus: false });
  if (coupon.isLoading) return <RecordSkeleton />;
  return (
    <Page title="상품권 보내기" back={LIST}>
      <Box maxWidth={{ base: 'full', lg: '3xl' }}>
        <GiftForm initial={coupon.data} />
      </Box>
    </Page>
  );
}

/** Gives vouchers to many members, or shows what became of those that were given. */
export function CouponGiftPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewGift /> : <StoredGift id={id} />;
}
