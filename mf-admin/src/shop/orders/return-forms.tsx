import { Form, FormActions, FormField, type RecordForm, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { ExchangeChoice, hasOptions, LineChoice, toSentChoices } from '@danji/app-kit/order-lines';
import { type ReturnKind, ReturnReason, type ReturnReasonCode } from '@danji/contracts/codes/order-codes';
import { CARRIERS, toTrackingNumber } from '@danji/contracts/shop/carriers';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { isDivisible, toAllLines, toSentLines } from '@danji/contracts/shop/order-lines';
import { collectReturn, openStaffReturn, refuseReturn } from '@danji/contracts/shop/order-return.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup, Select, Textarea, TextInput } from '@danji/ui';
import { useState } from 'react';
import { toReturnName } from './order-labels.ts';

type ReturnFormProps = { order: OrderDetail; onDone: () => void };

const REASONS = ReturnReason.options.map(({ code, label }) => ({ value: String(code), label }));
const KINDS = [
  { value: 'refund', label: '환불' },
  { value: 'exchange', label: '같은 가격의 상품으로 교환' },
];
const COMPANIES = CARRIERS.map(({ name }) => ({ value: name, label: name }));
const toReason = (value: string): ReturnReasonCode =>
  ReturnReason.options.find(({ code }) => String(code) === value)?.code ?? ReturnReason.DEFECT;

type Values = { kind: ReturnKind; choices: string; reason_code: string; reason: string; lines: string };

/** The lines, the options that come instead, and the reason. */
function OpenReturnFields({ form, order }: { form: RecordForm<Values>; order: OrderDetail }) {
  const { kind, lines: chosen } = useFormValues(form);
  return (
    <>
      <FormField form={form} name="kind" label="처리 방법" required group>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={(next) => onChange(next === 'exchange' ? 'exchange' : 'refund')}
            options={KINDS}
          />
        )}
      </FormField>
      {isDivisible(order) ? (
        <FormField form={form} name="lines" label="반품할 수량" required group>
          {({ value, onChange }) => <LineChoice order={order} value={value} onChange={onChange} />}
        </FormField>
      ) : null}
      {kind === 'exchange' && hasOptions(order) ? (
        <FormField form={form} name="choices" label="새로 보낼 옵션" group help="가격이 같은 옵션으로 바꿀 수 있어요.">
          {({ value, onChange }) => <ExchangeChoice order={order} lines={chosen} value={value} onChange={onChange} />}
        </FormField>
      ) : null}
      <FormField
        form={form}
        name="reason_code"
        label="반품 사유"
        required
        help={
          kind === 'exchange'
            ? '단순 변심이면 오가는 배송비를 받고, 아니면 받지 않아요.'
            : '단순 변심이면 배송비를 빼고, 아니면 모두 환불해요.'
        }
      >
        {(field) => <Select {...field} options={REASONS} />}
      </FormField>
      <FormField form={form} name="reason" label="자세한 사유" required help="주문한 회원도 이 사유를 봐요.">
        {(field) => <Textarea {...field} rows={3} maxLength={SHOP_LIMITS.returnReason} />}
      </FormField>
    </>
  );
}

/** Enters a return or an exchange for the buyer, also of a confirmed order. */
export function OpenReturnForm({ order, onDone }: ReturnFormProps) {
  const toast = useToast();
  const [initial] = useState((): Values => ({
    kind: 'refund',
    choices: '',
    reason_code: String(ReturnReason.DEFECT),
    reason: '',
    lines: toAllLines(order),
  }));
  const form = useRecordForm({
    call: openStaffReturn,
    initial,
    toInput: ({ kind, reason_code, reason, lines, choices }) => ({
      params: { id: order.id },
      body: {
        kind,
        reason_code: toReason(reason_code),
        reason,
        ...toSentLines(order, lines),
        ...(kind === 'exchange' && toSentChoices(order, lines, choices)),
      },
    }),
    validate: ({ reason, lines }) => ({
      ...(lines === '' && { lines: '반품할 수량을 입력해 주세요.' }),
      ...(reason.trim() === '' && { reason: '자세한 사유를 입력해 주세요.' }),
    }),
    onSaved: () => {
      toast({ title: '접수했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="반품 접수">
      <OpenReturnFields form={form} order={order} />
      <FormActions form={form} submitLabel="반품 접수" cancelLabel="닫기" onCancel={onDone} />
    </Form>
  );
}

/** Accepts a return, or corrects how the goods come back. */
export function CollectForm({
  order: { id },
  current: { kind, state, post_company, post_tracking_number },
  onDone,
}: ReturnFormProps & { current: OrderDetail['returns'][number] }) {
  const toast = useToast();
  const isCorrection = state === 'collecting';
  const form = useRecordForm({
    call: collectReturn,
    initial: { post_company: post_company ?? '', post_tracking_number: post_tracking_number ?? '' },
    toInput: ({ post_company: company, post_tracking_number: number }) => ({
      params: { id },
      body: { ...(company !== '' && { post_company: company }), post_tracking_number: number },
    }),
    validate: ({ post_company: company, post_tracking_number: number }) => ({
      ...(number.trim() !== '' && company === '' && { post_company: '택배사를 골라 주세요.' }),
      ...(number.trim() !== '' &&
        toTrackingNumber(number) === undefined && {
          post_tracking_number: '송장 번호는 숫자와 영문 9~15자예요. 다시 확인해 주세요.',
        }),
    }),
    onSaved: () => {
      toast({ title: isCorrection ? '회수 송장을 고쳤어요' : `${toReturnName(kind)}을 승인했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="회수 정보">
      <FormField form={form} name="post_company" label="회수 택배사" help="아직 모르면 비워 두고 나중에 입력해 주세요.">
        {(field) => <Select {...field} options={COMPANIES} placeholder="택배사 고르기" />}
      </FormField>
      <FormField form={form} name="post_tracking_number" label="회수 송장 번호">
        {(field) => <TextInput {...field} inputMode="text" maxLength={40} autoComplete="off" />}
      </FormField>
      <FormActions
        form={form}
        submitLabel={isCorrection ? '저장' : `${toReturnName(kind)} 승인`}
        cancelLabel="닫기"
        onCancel={onDone}
      />
    </Form>
  );
}

/** Refuses a return, with the reason that its buyer reads. */
export function RefuseReturnForm({ order: { id }, kind, onDone }: ReturnFormProps & { kind: ReturnKind }) {
  const name = toReturnName(kind);
  const toast = useToast();
  const form = useRecordForm({
    call: refuseReturn,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ params: { id }, body: { reason } }),
    validate: ({ reason }) => ({ ...(reason.trim() === '' && { reason: '거절 사유를 입력해 주세요.' }) }),
    onSaved: () => {
      toast({ title: `${name}을 거절했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label={`${name} 거절`}>
      <FormField form={form} name="reason" label="거절 사유" required help="주문한 회원도 이 사유를 봐요.">
        {(field) => <Textarea {...field} rows={3} maxLength={300} />}
      </FormField>
      <FormActions form={form} submitLabel={`${name} 거절`} variant="danger" cancelLabel="닫기" onCancel={onDone} />
    </Form>
  );
}
