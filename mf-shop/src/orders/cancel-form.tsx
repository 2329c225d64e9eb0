import { useEndpoint } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderCancelPreview } from '@danji/contracts/shop/order';
import { cancelOrder, previewCancel } from '@danji/contracts/shop/order.endpoints';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, FailedState, Skeleton, Stack, Textarea } from '@danji/ui';

type CancelFormProps = { order: number; onDone: () => void };

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

type FieldsProps = CancelFormProps & { preview: OrderCancelPreview; onRefused: () => void };

function Fields({ order: id, onDone, preview, onRefused }: FieldsProps) {
  const toast = useToast();
  const isRequest = preview.to_status === OrderStatus.CANCEL_REQUEST;
  const form = useRecordForm({
    call: cancelOrder,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ params: { id }, body: { reason, payment_price: preview.payment_price } }),
    onRefused: ({ code }) => {
      // The amount has changed: the next attempt sends the one that is shown then.
      if (code === 'conflict') onRefused();
    },
    onSaved: () => {
      toast({ title: isRequest ? '취소를 요청했어요' : '주문을 취소했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="주문 취소">
      <Refund preview={preview} />
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

/** Shows exactly what comes back when a paid order is cancelled, and cancels it or asks our staff to. */
export function CancelForm(props: CancelFormProps) {
  const {
    data: preview,
    error: failure,
    refresh,
    isRefreshing,
  } = useEndpoint(previewCancel, { params: { id: props.order } });
  if (preview) return <Fields {...props} preview={preview} onRefused={() => void refresh()} />;
  if (failure)
    return <FailedState compact description={failure.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  return (
    <Stack>
      <Skeleton height={60} />
    </Stack>
  );
}
