import { request, useInvalidate } from '@danji/api-client';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import { GIFT_REASON_CHARACTERS, MAX_GIFT_LINES } from '@danji/contracts/points/coupon-gift';
import { getGiftTemplate, giveCoupon } from '@danji/contracts/points/coupon-gift.endpoints';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Field, Stack, Text, TextInput, useErrorFocus } from '@danji/ui';
import { useRef, useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SheetSteps } from '../../shared/sheet-steps.tsx';
import { TemplateButton } from '../../shared/template-button.tsx';
import { useSheet } from '../../shared/use-sheet.ts';
import { CouponField } from './coupon-choice.tsx';
import { GiftReport } from './gift-report.tsx';

/** Finds the fields missing beside the file: each is marked once a file was chosen, and the first gets the focus. */
function useMissing(coupon: Coupon | undefined, reason: string) {
  const [isShown, setIsShown] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const focusFirst = useErrorFocus();
  const missing = {
    ...(!coupon && { coupon: '쿠폰을 골라 주세요.' }),
    ...(reason.trim() === '' && { reason: '사유를 입력해 주세요.' }),
  };
  const check = (): boolean => {
    const isComplete = Object.keys(missing).length === 0;
    setIsShown(!isComplete);
    if (!isComplete) focusFirst(fields.current);
    return isComplete;
  };
  return { fields, check, errors: isShown ? missing : {} };
}

/** Gives a voucher of a coupon to the members of a sheet: each line is shown first, then all get one or nobody. */
export function GiftForm({ initial }: { initial: Coupon | undefined }) {
  const [coupon, setCoupon] = useState(initial);
  const [reason, setReason] = useState('');
  const { fields, check, errors } = useMissing(coupon, reason);
  const [invalidate, toast, navigate] = [useInvalidate(), useToast(), useNavigate()];
  const sheet = useSheet({
    isComplete: check,
    send: (file, is_dry_run) =>
      request(giveCoupon, { body: { coupon_id: coupon?.id ?? 0, reason: reason.trim(), file, is_dry_run } }),
    onSaved: ({ lines, gift_id }) => {
      void invalidate(giveCoupon.changes);
      toast({ title: `${formatNumber(lines.length)}명에게 상품권을 보내기 시작했어요`, tone: 'success' });
      if (gift_id !== null) void navigate(webPaths.adminCouponGift(gift_id), { replace: true });
    },
  });
  return (
    <Stack ref={fields} gap={5}>
      <DetailCard title="보낼 상품권">
        <Field label="쿠폰" required group error={errors.coupon}>
          <CouponField
            coupon={coupon}
            onPick={(picked) => {
              setCoupon(picked);
              sheet.forget();
            }}
          />
        </Field>
        <Field label="사유" required help="받는 회원에게 그대로 보여요." error={errors.reason}>
          <TextInput
            value={reason}
            onChange={(next) => {
              setReason(next);
              sheet.forget();
            }}
            maxLength={GIFT_REASON_CHARACTERS}
            placeholder="예: 가을 이벤트 당첨"
            autoComplete="off"
          />
        </Field>
      </DetailCard>
      <DetailCard title="받는 회원" aside={<TemplateButton call={getGiftTemplate} onFailure={sheet.setFailure} />}>
        <Stack gap={4}>
          <Text tone="muted">
            {`한 번에 ${formatNumber(MAX_GIFT_LINES)}명까지예요. 비용이 ${formatWon(POINT_LIMITS.staffPoints)}을 넘으면 최고관리자만 보낼 수 있어요.`}
          </Text>
          <SheetSteps sheet={sheet} action="발송">
            {(report) => <GiftReport report={report} />}
          </SheetSteps>
        </Stack>
      </DetailCard>
    </Stack>
  );
}
