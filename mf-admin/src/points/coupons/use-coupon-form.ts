import { request } from '@danji/api-client';
import { type RecordForm, useRecordForm } from '@danji/app-kit/forms';
import type { Coupon } from '@danji/contracts/points/coupon';
import { createCoupon, getCoupon, updateCoupon } from '@danji/contracts/points/coupon.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useState } from 'react';
import { type CouponDraft, toBlankCoupon, toCouponDraft, toCouponFields, validateCoupon } from './coupon-draft.ts';

/** The form of a new or stored coupon. */
export function useCouponForm(coupon: Coupon | undefined): RecordForm<CouponDraft, Coupon> {
  const [navigate, toast] = [useNavigate(), useToast()];
  const [now] = useState(Date.now);
  const form: RecordForm<CouponDraft, Coupon> = useRecordForm({
    call: coupon ? updateCoupon : createCoupon,
    initial: coupon ? toCouponDraft(coupon) : toBlankCoupon(now),
    toInput: (draft, { base }) => {
      const fields = toCouponFields(draft);
      return base
        ? { params: { id: base.id }, body: { ...fields, updated: base.updated } }
        : { body: { ...fields, goods_code: draft.good?.goods_code ?? '' } };
    },
    validate: validateCoupon,
    wireNames: { good: 'goods_code', period: ['date_start', 'date_end'] },
    draftKey: `admin.coupon.${coupon?.id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: coupon,
      read: ({ id }: Coupon) => request(getCoupon, { params: { id } }),
      toValues: toCouponDraft,
    },
    onSaved: (saved: Coupon, _draft, { base }) => {
      toast({ title: `'${saved.title}' 쿠폰을 ${base ? '저장했어요' : '등록했어요'}`, tone: 'success' });
      if (base) return form.startFrom(toCouponDraft(saved), saved);
      return navigate(webPaths.adminCoupon(saved.id), { replace: true });
    },
  });
  return form;
}
