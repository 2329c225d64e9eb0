import { useEndpoint } from '@danji/api-client';
import { type FieldErrors, Form, FormActions, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { AccountNote, ExchangeChoice, hasOptions, LineChoice, toSentChoices } from '@danji/app-kit/order-lines';
import { type ReturnKind, ReturnReason, type ReturnReasonCode } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import { isDivisible, toAllLines, toSentLines } from '@danji/contracts/shop/order-lines';
import type { OrderReturnPreview } from '@danji/contracts/shop/order-return';
import { previewReturn, requestReturn } from '@danji/contracts/shop/order-return.endpoints';
import { isBuyersChoice } from '@danji/contracts/shop/order-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { DescriptionList, FailedState, Field, FileDrop, RadioGroup, Skeleton, Stack, Text, Textarea } from '@danji/ui';
import { useState } from 'react';

/** The payer of the shipping, by whether its buyer has only changed the mind. */
const COSTS: Record<ReturnKind, [buyer: string, shop: string]> = {
  refund: ['반품 배송비를 빼고 환불해요.', '배송비 없이 모두 환불해요.'],
  exchange: ['오가는 배송비를 내고 교환해요.', '배송비 없이 교환해요.'],
};
const NAMES: Record<ReturnKind, string> = { refund: '반품', exchange: '교환' };
const toOptions = (kind: ReturnKind) =>
  ReturnReason.options.map(({ code, label }) => ({
    value: String(code),
    label,
    description: COSTS[kind][isBuyersChoice(code) ? 0 : 1],
  }));
const toReason = (value: string): ReturnReasonCode =>
  ReturnReason.options.find(({ code }) => String(code) === value)?.code ?? ReturnReason.CHANGE_OF_MIND;

type ReturnFormProps = { order: Order; kind: ReturnKind; onDone: () => void };
type Values = { reason_code: string; reason: string; lines: string; choices: string };
const toInitial = (order: Order): Values => ({
  reason_code: String(ReturnReason.CHANGE_OF_MIND),
  reason: '',
  lines: toAllLines(order),
  choices: '',
});

const validate = ({ reason_code, reason, lines }: Values): FieldErrors<Values> => ({
  ...(lines === '' && { lines: '돌려보낼 상품을 골라 주세요.' }),
  ...(!isBuyersChoice(toReason(reason_code)) &&
    reason.trim() === '' && { reason: '상품이 어떻게 잘못됐는지 알려 주세요.' }),
});

const minus = (amount: number): string => `-${formatWon(amount)}`;

const Refund = ({ preview }: { preview: OrderReturnPreview }) => (
  <Stack gap={2}>
    <DescriptionList
      items={[
        { term: '상품 금액', detail: formatWon(preview.total_price) },
        ...(preview.shipping_fee > 0 ? [{ term: '돌려드리는 배송비', detail: formatWon(preview.shipping_fee) }] : []),
        ...(preview.shipping_deduction > 0
          ? [{ term: '차감하는 배송비', detail: minus(preview.shipping_deduction) }]
          : []),
        ...(preview.return_fee > 0 ? [{ term: '반품 배송비', detail: minus(preview.return_fee) }] : []),
        { term: '환불 금액', detail: formatWon(preview.payment_price) },
        { term: '돌려드리는 포인트', detail: formatPoints(preview.point) },
      ]}
    />
    <AccountNote preview={preview} />
    <Text size="sm" tone="muted">
      {`상품을 받아 확인한 뒤 환불해요.${preview.until ? ` ${formatDateTime(preview.until)}까지 요청할 수 있어요.` : ''}`}
    </Text>
  </Stack>
);

/** Shows the goods of an exchange, and what its buyer pays for both ways. */
const Exchange = ({ preview }: { preview: OrderReturnPreview }) => (
  <Stack gap={2}>
    <DescriptionList
      items={[
        { term: '새로 보내는 상품', detail: preview.wanted_lines },
        { term: '교환 배송비', detail: formatWon(preview.return_fee) },
      ]}
    />
    <Text size="sm" tone="muted">
      {`${preview.return_fee > 0 ? '교환 배송비는 돌려보내는 상품과 함께 넣어 주세요. ' : ''}상품을 받아 확인한 뒤 새 상품을 보내요.${preview.until ? ` ${formatDateTime(preview.until)}까지 요청할 수 있어요.` : ''}`}
    </Text>
  </Stack>
);

type ReturnRefundProps = ReturnFormProps & { reason_code: ReturnReasonCode; lines: string; choices: string };

/** Shows the refund for a reason, or the fee of an exchange, or why it cannot be asked for any more. */
function ReturnRefund({ order, kind, reason_code, lines, choices }: Omit<ReturnRefundProps, 'onDone'>) {
  const query = { kind, reason_code, ...toSentLines(order, lines), ...toWanted(order, kind, { lines, choices }) };
  const preview = useEndpoint(previewReturn, lines === '' ? null : { params: { id: order.id }, query });
  const { data, error, refresh, isRefreshing } = preview;
  if (lines === '')
    return (
      <Text size="sm" tone="muted">
        {kind === 'exchange'
          ? '상품을 고르면 교환 배송비를 보여드려요.'
          : '상품을 고르면 돌려드리는 금액을 보여드려요.'}
      </Text>
    );
  if (data) return kind === 'exchange' ? <Exchange preview={data} /> : <Refund preview={data} />;
  if (!error) return <Skeleton height={60} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}

/** The options that come instead, in an exchange. */
const toWanted = (order: Order, kind: ReturnKind, { lines, choices }: Pick<Values, 'lines' | 'choices'>) =>
  kind === 'exchange' ? toSentChoices(order, lines, choices) : {};

type Picked = { id: string; file: File };

const Pictures = ({ picked, onChange }: { picked: readonly Picked[]; onChange: (next: Picked[]) => void }) => (
  <Field label="사진" help="운영팀만 봐요.">
    <FileDrop
      title="상품 사진을 끌어다 놓거나 골라 주세요"
      accept="image/*"
      maxCount={SHOP_LIMITS.returnImages}
      files={picked.map(({ id, file: { name, size } }) => ({ id, name, size }))}
      onAdd={(files) => onChange([...picked, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])}
      onRemove={(id) => onChange(picked.filter((one) => one.id !== id))}
    />
  </Field>
);

/** Asks to send the goods of an order back, after showing exactly what comes back for the reason, or what comes instead. */
export function ReturnForm({ order, kind, onDone }: ReturnFormProps) {
  const toast = useToast();
  const [picked, setPicked] = useState<Picked[]>([]);
  const [initial] = useState(() => toInitial(order));
  const form = useRecordForm({
    call: requestReturn,
    initial,
    toInput: ({ reason_code, reason, lines, choices }) => ({
      params: { id: order.id },
      body: {
        kind,
        reason_code: toReason(reason_code),
        reason,
        ...toSentLines(order, lines),
        ...toWanted(order, kind, { lines, choices }),
        images: picked.map(({ file }) => file),
      },
    }),
    validate,
    onSaved: () => {
      toast({ title: `${NAMES[kind]}을 요청했어요`, description: '운영팀이 확인하고 알려 드릴게요.', tone: 'success' });
      onDone();
    },
  });
  const values = useFormValues(form);
  const reason_code = toReason(values.reason_code);
  return (
    <Form form={form} label={`${NAMES[kind]} 요청`} gap={5}>
      {isDivisible(order) ? (
        <FormField form={form} name="lines" label={`${NAMES[kind]}할 상품`} required group>
          {({ value, onChange }) => <LineChoice order={order} value={value} onChange={onChange} />}
        </FormField>
      ) : null}
      {kind === 'exchange' && hasOptions(order) ? (
        <FormField form={form} name="choices" label="새로 받을 옵션" group help="가격이 같은 옵션으로 바꿀 수 있어요.">
          {({ value, onChange }) => (
            <ExchangeChoice order={order} lines={values.lines} value={value} onChange={onChange} />
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="reason_code" label={`${NAMES[kind]} 사유`} required group>
        {({ value, onChange }) => <RadioGroup value={value} onChange={onChange} options={toOptions(kind)} />}
      </FormField>
      <FormField form={form} name="reason" label="자세한 사유" required={!isBuyersChoice(reason_code)}>
        {(field) => <Textarea {...field} rows={3} maxLength={SHOP_LIMITS.returnReason} />}
      </FormField>
      <Pictures picked={picked} onChange={setPicked} />
      <ReturnRefund {...values} order={order} kind={kind} reason_code={reason_code} />
      <FormActions form={form} submitLabel={`${NAMES[kind]} 요청`} cancelLabel="닫기" onCancel={onDone} />
    </Form>
  );
}
