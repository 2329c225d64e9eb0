import { type EndpointState, useEndpoint } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { AccountNote, LineChoice } from '@danji/app-kit/order-lines';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Order, OrderCancelPreview } from '@danji/contracts/shop/order';
import { isDivisible, toAllLines, toSentLines } from '@danji/contracts/shop/order-lines';
import { answerCancel, previewStaffCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, FailedState, Skeleton, Textarea } from '@danji/ui';
import { useState } from 'react';

type CancelFormProps = { order: Order; onDone: () => void };

const Refund = ({ preview, reason }: { preview: OrderCancelPreview; reason: string | null }) => (
  <DescriptionList
    items={[
      ...(reason ? [{ term: '회원이 적은 사유', detail: reason }] : []),
      ...(preview.lines === null ? [] : [{ term: '취소하는 상품', detail: preview.lines }]),
      { term: '상품 금액', detail: formatWon(preview.total_price) },
      { term: '돌려주는 배송비', detail: formatWon(preview.shipping_fee) },
      ...(preview.shipping_deduction > 0
        ? [{ term: '차감하는 배송비', detail: `-${formatWon(preview.shipping_deduction)}` }]
        : []),
      { term: '환불 금액', detail: formatWon(preview.payment_price) },
      { term: '돌려주는 포인트', detail: formatPoints(preview.point) },
    ]}
  />
);

type Preview = EndpointState<OrderCancelPreview>;

function ChosenRefund({
  preview: { data, error, refresh, isRefreshing },
  reason,
}: {
  preview: Preview;
  reason: string | null;
}) {
  if (data)
    return (
      <>
        <Refund preview={data} reason={reason} />
        <AccountNote preview={data} isStaff />
      </>
    );
  if (!error) return <Skeleton height={60} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}

/** Refuses a form without goods, or whose refund the operator has not seen. */
const checkLines = (lines: string, isSeen: boolean): { lines?: string } => {
  if (lines === '') return { lines: '취소할 상품을 골라 주세요.' };
  return isSeen ? {} : { lines: '돌려주는 금액을 확인한 뒤 다시 눌러 주세요.' };
};

type Cancel = Pick<CancelFormProps, 'onDone'> & {
  initial: { reason: string; lines: string };
  sent: { lines?: string };
  preview: Preview;
};

function useCancelForm(order: Order, { initial, sent, preview, onDone }: Cancel) {
  const toast = useToast();
  const isRequest = order.status === OrderStatus.CANCEL_REQUEST;
  return useRecordForm({
    call: answerCancel,
    initial,
    toInput: ({ reason }) => ({
      params: { id: order.id },
      body: {
        is_accepted: true,
        reason,
        ...sent,
        ...(preview.data && { payment_price: preview.data.payment_price }),
      },
    }),
    validate: ({ reason, lines: chosen }) => ({
      ...checkLines(chosen, preview.data !== undefined),
      ...(!isRequest && reason.trim() === '' && { reason: '취소 사유를 입력해 주세요.' }),
    }),
    onRefused: ({ code }) => {
      // The amount has changed: the next attempt sends the one that is shown then.
      if (code === 'conflict') void preview.refresh();
    },
    onSaved: () => {
      toast({ title: isRequest ? '취소 요청을 승인했어요' : '주문을 취소했어요', tone: 'success' });
      onDone();
    },
  });
}

/** Shows what comes back to the buyer, and cancels a paid order or some of its units, or accepts the request to cancel. */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const isRequest = order.status === OrderStatus.CANCEL_REQUEST;
  const [initial] = useState(() => ({ reason: '', lines: toAllLines(order) }));
  const [lines, setLines] = useState(initial.lines);
  const sent = isRequest ? {} : toSentLines(order, lines);
  const preview = useEndpoint(previewStaffCancel, lines === '' ? null : { params: { id: order.id }, query: sent });
  const form = useCancelForm(order, { initial, sent, preview, onDone });
  return (
    <Form form={form} label="주문 취소">
      {!isRequest && isDivisible(order) ? (
        <FormField form={form} name="lines" label="취소할 수량" required group>
          {({ value, onChange }) => (
            <LineChoice
              order={order}
              value={value}
              onChange={(next) => {
                onChange(next);
                setLines(next);
              }}
            />
          )}
        </FormField>
      ) : null}
      <ChosenRefund preview={preview} reason={isRequest ? order.cancel_reason : null} />
      {isRequest ? null : (
        <FormField form={form} name="reason" label="취소 사유" required help="주문한 회원도 이 사유를 봐요.">
          {(field) => <Textarea {...field} rows={3} maxLength={300} />}
        </FormField>
      )}
      <FormActions
        form={form}
        submitLabel={isRequest ? '취소 승인' : '주문 취소'}
        variant="danger"
        cancelLabel="닫기"
        onCancel={onDone}
      />
    </Form>
  );
}

/** Refuses the request to cancel an order, with the reason that its buyer reads. */
export function RefuseCancelForm({ order: { id }, onDone }: CancelFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: answerCancel,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ params: { id }, body: { is_accepted: false, reason } }),
    validate: ({ reason }) => ({ ...(reason.trim() === '' && { reason: '거절 사유를 입력해 주세요.' }) }),
    onSaved: () => {
      toast({ title: '취소 요청을 거절했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="취소 거절">
      <FormField form={form} name="reason" label="거절 사유" required help="주문한 회원도 이 사유를 봐요.">
        {(field) => <Textarea {...field} rows={3} maxLength={300} />}
      </FormField>
      <FormActions form={form} submitLabel="취소 거절" variant="danger" cancelLabel="닫기" onCancel={onDone} />
    </Form>
  );
}
