import { useEndpoint } from '@danji/api-client';
import {
  Form,
  FormActions,
  FormControl,
  FormField,
  type RecordForm,
  useFormValues,
  useRecordForm,
} from '@danji/app-kit/forms';
import { AccountNote } from '@danji/app-kit/order-lines';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { describeOptions, unitsLeft } from '@danji/contracts/shop/order-lines';
import type { OrderReturnPreview } from '@danji/contracts/shop/order-return';
import { previewStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Checkbox, DescriptionList, FailedState, Field, MoneyInput, Skeleton, Stack, Textarea } from '@danji/ui';
import { useState } from 'react';
import { toReturnName } from './order-labels.ts';

type RefundFormProps = { order: OrderDetail; onDone: () => void };

const Refund = ({ preview }: { preview: OrderReturnPreview }) => (
  <DescriptionList
    items={[
      ...(preview.lines === null ? [] : [{ term: '반품하는 상품', detail: preview.lines }]),
      { term: '상품 금액', detail: formatWon(preview.total_price) },
      { term: '돌려주는 배송비', detail: formatWon(preview.shipping_fee) },
      ...(preview.shipping_deduction > 0
        ? [{ term: '차감하는 배송비', detail: `-${formatWon(preview.shipping_deduction)}` }]
        : []),
      { term: '반품 배송비', detail: preview.return_fee > 0 ? `-${formatWon(preview.return_fee)}` : formatWon(0) },
      { term: '환불 금액', detail: formatWon(preview.payment_price) },
      { term: '돌려주는 포인트', detail: formatPoints(preview.point) },
      ...(preview.reward_point > 0
        ? [{ term: '회수하는 적립 포인트', detail: formatPoints(preview.reward_point) }]
        : []),
      ...(preview.reward_owed > 0
        ? [{ term: '회수 예정 포인트', detail: `${formatPoints(preview.reward_owed)} (이미 쓴 포인트)` }]
        : []),
    ]}
  />
);

/** An exchange: no money goes back, and its buyer has paid the fee beside the order. */
const Exchange = ({ preview }: { preview: OrderReturnPreview }) => (
  <DescriptionList
    items={[
      ...(preview.lines === null ? [] : [{ term: '교환하는 상품', detail: preview.lines }]),
      { term: '새로 보내는 상품', detail: preview.wanted_lines },
      { term: '상품 금액', detail: `${formatWon(preview.total_price)} (다시 결제하지 않음)` },
      { term: '교환 배송비', detail: formatWon(preview.return_fee) },
      ...(preview.reward_point > 0
        ? [{ term: '새 주문에서 다시 적립할 포인트', detail: formatPoints(preview.reward_point) }]
        : []),
    ]}
  />
);

type Choice = { id: number; label: string };

/** Which lines go back into the stock. */
const Restock = ({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  value: number[];
  onChange: (value: number[]) => void;
}) => (
  <Field label={label} group help="고른 것만 재고에 다시 더해요.">
    <Stack gap={2}>
      {choices.map(({ id, label: name }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={(isGood) => onChange(isGood ? [...value, id] : value.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </Stack>
  </Field>
);

type Values = {
  return_fee: number | null;
  fee_reason: string;
  restock_items: number[];
  restock_additionals: number[];
};
type PartProps = { form: RecordForm<Values> };

/** The fee, and why it is another one than the rule says; `onChange` is told what to show. */
function FeeFields({
  form,
  rule: { kind, return_fee: rule },
  onChange,
}: PartProps & { rule: OrderReturnPreview; onChange: (fee: number) => void }) {
  const { return_fee } = useFormValues(form);
  return (
    <>
      <FormField
        form={form}
        name="return_fee"
        label={kind === 'exchange' ? '받은 교환 배송비' : '반품 배송비'}
        help={`사유에 따른 ${toReturnName(kind)} 배송비는 ${formatWon(rule)}이에요.`}
      >
        {(field) => (
          <MoneyInput
            {...field}
            onChange={(fee) => {
              field.onChange(fee);
              onChange(fee ?? 0);
            }}
          />
        )}
      </FormField>
      {(return_fee ?? 0) === rule ? null : (
        <FormField
          form={form}
          name="fee_reason"
          label="배송비를 바꾼 사유"
          required
          help="주문한 회원도 이 사유를 봐요."
        >
          {(field) => <Textarea {...field} rows={2} maxLength={300} />}
        </FormField>
      )}
    </>
  );
}

type Lines = OrderDetail['items'] | OrderDetail['additionals'];

/** The units of each line that a return is about: those that were asked for, or all that are left. */
function toReturned({ items, additionals }: OrderDetail): (line: Lines[number]) => number {
  const isPart = [...items, ...additionals].some(({ asked_quantity }) => asked_quantity > 0);
  return (line) => (isPart ? line.asked_quantity : unitsLeft(line));
}

function RestockFields({ form, order }: PartProps & { order: OrderDetail }) {
  const unitsOf = toReturned(order);
  const items = order.items.filter((item) => unitsOf(item) > 0);
  const additionals = order.additionals.filter((one) => unitsOf(one) > 0);
  return (
    <>
      <FormControl form={form} name="restock_items">
        {({ value, onChange }) => (
          <Restock
            label="재판매 가능한 상품"
            choices={items.map((item) => ({
              id: item.id,
              label: `${order.product.name} ${[describeOptions(item), `${unitsOf(item)}개`].filter(Boolean).join(' · ')}`,
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormControl>
      {additionals.length > 0 ? (
        <FormControl form={form} name="restock_additionals">
          {({ value, onChange }) => (
            <Restock
              label="재판매 가능한 추가 상품"
              choices={additionals.map((one) => ({ id: one.id, label: `${one.additional.name} · ${unitsOf(one)}개` }))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormControl>
      ) : null}
    </>
  );
}

type FieldsProps = RefundFormProps & {
  /** The refund by the rule. */
  rule: OrderReturnPreview;
  /** The same with the fee that is typed. */
  preview: OrderReturnPreview;
  onFee: (fee: number) => void;
  onRefused: () => void;
};

function Fields({ order, onDone, rule, preview, onFee, onRefused }: FieldsProps) {
  const toast = useToast();
  const isExchange = rule.kind === 'exchange';
  const isChanged = (fee: number | null) => (fee ?? 0) !== rule.return_fee;
  const form = useRecordForm({
    call: refundReturn,
    initial: { return_fee: rule.return_fee, fee_reason: '', restock_items: [], restock_additionals: [] } as Values,
    toInput: ({ return_fee, fee_reason, ...restock }) => ({
      params: { id: order.id },
      body: {
        ...restock,
        payment_price: preview.payment_price,
        ...(isChanged(return_fee) && { return_fee: return_fee ?? 0, fee_reason }),
      },
    }),
    validate: ({ return_fee, fee_reason }) => ({
      ...(isChanged(return_fee) && fee_reason.trim() === '' && { fee_reason: '배송비를 바꾼 사유를 입력해 주세요.' }),
    }),
    onRefused: ({ code }) => {
      // The amount has changed: the next attempt sends the one that is shown then.
      if (code === 'conflict') onRefused();
    },
    onSaved: () => {
      toast({ title: isExchange ? '교환할 상품의 주문을 만들었어요' : '환불했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label={isExchange ? '교환' : '반품 환불'}>
      {isExchange ? <Exchange preview={preview} /> : <Refund preview={preview} />}
      <AccountNote preview={preview} isStaff />
      <FeeFields form={form} rule={rule} onChange={onFee} />
      <RestockFields form={form} order={order} />
      <FormActions
        form={form}
        submitLabel={isExchange ? '주문 만들기' : '환불'}
        variant="danger"
        cancelLabel="닫기"
        onCancel={onDone}
      />
    </Form>
  );
}

/** Shows what comes back to the buyer, and gives it back with the chosen fee and stock. */
export function RefundForm(props: RefundFormProps) {
  const params = { id: props.order.id };
  const [fee, setFee] = useState<number | null>(null);
  const { data, error, refresh, isRefreshing } = useEndpoint(previewStaffReturn, { params, query: {} });
  const changed = useEndpoint(previewStaffReturn, fee === null ? null : { params, query: { return_fee: fee } }, {
    keepPrevious: true,
  });
  const refreshAll = async (): Promise<void> => {
    await Promise.all([refresh(), fee !== null && changed.refresh()]);
  };
  if (data)
    return (
      <Fields
        {...props}
        rule={data}
        preview={(fee !== null && changed.data) || data}
        onFee={setFee}
        onRefused={() => void refreshAll()}
      />
    );
  if (!error) return <Skeleton height={60} />;
  return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}
