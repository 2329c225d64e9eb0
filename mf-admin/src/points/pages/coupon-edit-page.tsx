import { useEndpoint } from '@danji/api-client';
import { Page, PagedHistory, RecordScreen, RecordSkeleton } from '@danji/app-kit';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Coupon } from '@danji/contracts/points/coupon';
import { getCoupon, listCouponChanges } from '@danji/contracts/points/coupon.endpoints';
import { getVoucherGood } from '@danji/contracts/points/voucher-good.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { CouponApplications } from '../coupons/coupon-applications.tsx';
import { CouponStateBadge } from '../coupons/coupon-columns.tsx';
import { toChangeEntry } from '../coupons/coupon-draft.ts';
import { CouponEditor } from '../coupons/coupon-editor.tsx';
import { DeleteCouponButton } from '../coupons/delete-coupon-button.tsx';

/** A form that is being filled in is not read again. */
const AS_FORM = { refreshOnFocus: false } as const;
const LIST = { path: webPaths.adminCoupons, label: '쿠폰 목록' };

function StoredCoupon({ coupon }: { coupon: Coupon }) {
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <Page
      title={coupon.title}
      windowTitle={`${coupon.title} 쿠폰`}
      back={LIST}
      badges={<CouponStateBadge coupon={coupon} today={today} />}
      actions={
        <>
          <Button variant="outline" icon="gift" asChild>
            <Link to={`${webPaths.adminCouponGift('new')}?coupon=${coupon.id}`}>여러 회원에게 보내기</Link>
          </Button>
          <DeleteCouponButton coupon={coupon} />
        </>
      }
    >
      <CouponEditor key={coupon.id} coupon={coupon}>
        <CouponApplications coupon={coupon} />
        <DetailCard title="변경 이력">
          <PagedHistory
            call={listCouponChanges}
            id={coupon.id}
            label="변경 이력"
            toEntry={toChangeEntry}
            empty={{ title: '아직 바뀐 내용이 없어요' }}
            pageSize={5}
          />
        </DetailCard>
      </CouponEditor>
    </Page>
  );
}

function EditCoupon({ id }: { id: string }) {
  return (
    <RecordScreen
      record={useEndpoint(getCoupon, { params: { id } }, AS_FORM)}
      name="쿠폰"
      list={LIST}
      missing={{ title: '쿠폰을 찾을 수 없어요' }}
    >
      {(coupon) => <StoredCoupon coupon={coupon} />}
    </RecordScreen>
  );
}

function NewCoupon() {
  const code = useSearchParams()[0].get('good');
  const good = useEndpoint(getVoucherGood, code === null ? null : { query: { goods_code: code } }, AS_FORM);
  if (good.isLoading) return <RecordSkeleton />;
  return (
    <Page title="쿠폰 등록" back={LIST}>
      <CouponEditor good={good.data} />
    </Page>
  );
}

/** Creates a coupon from a good of the catalogue, or changes one, with its applications and its history. */
export function CouponEditPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCoupon /> : <EditCoupon id={id} />;
}
