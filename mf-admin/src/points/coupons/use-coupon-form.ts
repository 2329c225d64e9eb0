import { request } from '@danji/api-client';
import { type RecordForm, useRecordForm } from '@danji/app-kit/forms';
import type { Coupon } from '@danji/contracts/points/coupon';
import { createCoupon, getCoupon, updateCoupon } from '@danji/contracts/points/coupon.endpoints';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useState } from 'react';
import {
  type CouponDraft,
  suggestFrom,
  toBlankCoupon,
  toCouponDraft,
  toCouponFields,
  validateCoupon,
} from './coupon-draft.ts';

/** The form of a new coupon, of a good when one was chosen before, or of a stored one. */
export function useCouponForm(
  coupon: Coupon | undefined,
  good: VoucherGood | undefined,
): RecordForm<CouponDraft, Coupon> {
  const [navigate, toast] = [useNavigate(), useToast()];
  const [now] = useState(Date.now);
  const blank = toBlankCoupon(now);
  const form: RecordForm<CouponDraft, Coupon> = useRecordForm({
    call: coupon ? updateCoupon : createCoupon,
    initial: coupon ? toCouponDraft(coupon) : { ...blank, ...(good && suggestFrom(good, blank)) },
    toInput: (draft, { base }) => {
      const fields = toCouponFields(draft);
      return base
        ? { params: { id: base.id }, body: { ...fields, updated: base.updated } }
        : { body: { ...fields, goods_code: draft.good?.goods_code ?? '' } };
    },
    validate: validateCoupon,
    wireNames: { good: 'goods_code', period: ['date_start', 'date_end'] },
    draftKey: `admin.coupon.${coupon?.id ?? good?.goods_code ?? 'new'}`,
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
