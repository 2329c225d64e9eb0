import { FieldConflictDialog, Form, FormFailure } from '@danji/app-kit/forms';
import type { Coupon } from '@danji/contracts/points/coupon';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { Button, Flex, Grid, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { describeField, labelField } from './coupon-draft.ts';
import { ConditionFields, OfferFields } from './coupon-fields.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { useCouponForm } from './use-coupon-form.ts';

type CouponEditorProps = {
  /** The coupon to change; without it the form creates one. */
  coupon?: Coupon;
  /** The good of the new coupon. */
  good?: VoucherGood | undefined;
  /** Below the preview. */
  children?: ReactNode;
};

/** Creates or changes a coupon, with a preview beside the form. */
export function CouponEditor({ coupon, good, children }: CouponEditorProps) {
  const form = useCouponForm(coupon, good);
  const { base, isDirty, isRunning, startOver } = form;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap={5}
      alignItems="start"
    >
      <Form form={form} label={base ? '쿠폰 고치기' : '쿠폰 등록'}>
        <OfferFields form={form} isStored={base !== undefined} />
        <ConditionFields form={form} />
        <FormFailure form={form} title="저장하지 못했어요" />
        <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
          {base && isDirty ? (
            <Button variant="outline" size="lg" onClick={startOver}>
              되돌리기
            </Button>
          ) : null}
          <Button type="submit" size="lg" disabled={base !== undefined && !isDirty} loading={isRunning}>
            {base ? '저장' : '등록'}
          </Button>
        </Flex>
        <FieldConflictDialog
          form={form}
          savedOf={({ updated }) => ({ at: updated })}
          labelOf={labelField}
          describe={describeField}
        />
      </Form>
      <Stack gap={4}>
        <CouponPreview form={form} />
        {children}
      </Stack>
    </Grid>
  );
}
