import { useEndpoint } from '@danji/api-client';
import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Order, OrderCancelPreview } from '@danji/contracts/shop/order';
import { answerCancel, previewStaffCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, FailedState, Skeleton, Textarea } from '@danji/ui';

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

function CancelFields({ order, preview, onDone }: CancelFormProps & { preview: OrderCancelPreview }) {
  const toast = useToast();
  const isRequest = order.status === OrderStatus.CANCEL_REQUEST;
  const form = useRecordForm({
    call: answerCancel,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ params: { id: order.id }, body: { is_accepted: true, reason } }),
    validate: ({ reason }) => ({ ...(!isRequest && reason.trim() === '' && { reason: '취소 사유를 입력해 주세요.' }) }),
    onSaved: () => {
      toast({ title: isRequest ? '취소 요청을 승인했어요' : '주문을 취소했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="주문 취소">
      <Refund preview={preview} reason={isRequest ? order.cancel_reason : null} />
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

/** Shows what comes back to the buyer, and cancels a paid order or accepts the request to cancel it. */
export function CancelForm(props: CancelFormProps) {
  const { data, error, refresh, isRefreshing } = useEndpoint(previewStaffCancel, {
    params: { id: props.order.id },
    query: {},
  });
  if (data) return <CancelFields {...props} preview={data} />;
  if (!error) return <Skeleton height={60} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
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
