import { useEndpoint } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { AccountNote, LineChoice } from '@danji/app-kit/order-lines';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Order, OrderCancelPreview } from '@danji/contracts/shop/order';
import { isDivisible, toAllLines, toSentLines } from '@danji/contracts/shop/order-lines';
import { cancelOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, FailedState, Skeleton, Text, Textarea } from '@danji/ui';
import { useState } from 'react';

type CancelFormProps = { order: Order; onDone: () => void };

const Refund = ({ preview }: { preview: OrderCancelPreview }) => (
  <DescriptionList
    items={[
      { term: '상품 금액', detail: formatWon(preview.total_price) },
      { term: '돌려드리는 배송비', detail: formatWon(preview.shipping_fee) },
      ...(preview.shipping_deduction > 0
        ? [{ term: '차감하는 배송비', detail: `-${formatWon(preview.shipping_deduction)}` }]
        : []),
      { term: '환불 금액', detail: formatWon(preview.payment_price) },
      { term: '돌려드리는 포인트', detail: formatPoints(preview.point) },
    ]}
  />
);

/** The refund of what is chosen; `lines` is empty where nothing is. */
function usePreview(order: Order, lines: string) {
  const input = { params: { id: order.id }, query: toSentLines(order, lines) };
  return useEndpoint(previewCancel, lines === '' ? null : input);
}

function ChosenRefund({ preview, lines }: { preview: ReturnType<typeof usePreview>; lines: string }) {
  const { data, error, refresh, isRefreshing } = preview;
  if (lines === '')
    return (
      <Text size="sm" tone="muted">
        상품을 고르면 돌려드리는 금액을 보여드려요.
      </Text>
    );
  if (data)
    return (
      <>
        <Refund preview={data} />
        <AccountNote preview={data} />
      </>
    );
  if (!error) return <Skeleton height={60} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}

/** Refuses a form without goods, or whose refund its buyer has not seen. */
const checkLines = (lines: string, isSeen: boolean): { lines?: string } => {
  if (lines === '') return { lines: '취소할 상품을 골라 주세요.' };
  return isSeen ? {} : { lines: '돌려드리는 금액을 확인한 뒤 다시 눌러 주세요.' };
};

const toToast = (isRequest: boolean, isPart: boolean): string => {
  if (isRequest) return '취소를 요청했어요';
  return isPart ? '고른 상품을 취소했어요' : '주문을 취소했어요';
};

/** Shows exactly what comes back when a paid order, or some of its lines, is cancelled, and cancels it or asks our staff to. */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const toast = useToast();
  const isRequest = order.status === OrderStatus.PREPARING;
  const [initial] = useState(() => ({ reason: '', lines: toAllLines(order) }));
  const [chosen, setChosen] = useState(initial.lines);
  const preview = usePreview(order, chosen);
  const form = useRecordForm({
    call: cancelOrder,
    initial,
    toInput: ({ reason, lines }) => ({
      params: { id: order.id },
      body: {
        reason,
        ...toSentLines(order, lines),
        ...(preview.data && { payment_price: preview.data.payment_price }),
      },
    }),
    validate: ({ lines }) => checkLines(lines, preview.data !== undefined),
    onRefused: ({ code }) => {
      // The amount has changed: the next attempt sends the one that is shown then.
      if (code === 'conflict') void preview.refresh();
    },
    onSaved: () => {
      toast({ title: toToast(isRequest, 'lines' in toSentLines(order, chosen)), tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="주문 취소" gap={5}>
      {isDivisible(order) ? (
        <FormField form={form} name="lines" label="취소할 상품" required group>
          {({ value, onChange }) => (
            <LineChoice
              order={order}
              value={value}
              onChange={(next) => {
                onChange(next);
                setChosen(next);
              }}
            />
          )}
        </FormField>
      ) : null}
      <ChosenRefund preview={preview} lines={chosen} />
      <FormField
        form={form}
        name="reason"
        label="취소 사유"
        {...(isRequest && { help: '상품을 준비하고 있어 운영팀이 확인한 뒤 취소해요.' })}
      >
        {(field) => <Textarea {...field} rows={3} maxLength={300} />}
      </FormField>
      <FormActions
        form={form}
        submitLabel={isRequest ? '취소 요청' : '주문 취소'}
        cancelLabel="닫기"
        onCancel={onDone}
      />
    </Form>
  );
}
