import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import { CARRIERS, toTrackingNumber } from '@danji/contracts/shop/carriers';
import type { Order } from '@danji/contracts/shop/order';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Select, TextInput } from '@danji/ui';

const COMPANIES = CARRIERS.map(({ name }) => ({ value: name, label: name }));

type ParcelFormProps = { order: Order; onDone: () => void };

/** Ships an order with carrier and tracking number, or corrects them. */
export function ParcelForm({ order: { id, status, post_company, post_tracking_number }, onDone }: ParcelFormProps) {
  const toast = useToast();
  const isCorrection = status === OrderStatus.SHIPPING;
  const form = useRecordForm({
    call: moveStaffOrder,
    initial: { post_company: post_company ?? '', post_tracking_number: post_tracking_number ?? '' },
    toInput: (values) => ({
      params: { id },
      body: { status: OrderStatus.SHIPPING, shipping_method: ShippingMethod.POST, ...values },
    }),
    validate: (values) => ({
      ...(values.post_company === '' && { post_company: '택배사를 골라 주세요.' }),
      ...(toTrackingNumber(values.post_tracking_number) === undefined && {
        post_tracking_number: '송장 번호는 숫자와 영문 9~15자예요. 다시 확인해 주세요.',
      }),
    }),
    onSaved: () => {
      toast({ title: isCorrection ? '송장 번호를 고쳤어요' : '상품을 보냈어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="택배 정보">
      <FormField form={form} name="post_company" label="택배사" required>
        {(field) => <Select {...field} options={COMPANIES} placeholder="택배사 고르기" />}
      </FormField>
      <FormField form={form} name="post_tracking_number" label="송장 번호" required help="하이픈은 빼도 돼요.">
        {(field) => <TextInput {...field} inputMode="text" maxLength={40} autoComplete="off" />}
      </FormField>
      <FormActions form={form} submitLabel={isCorrection ? '저장' : '발송하기'} onCancel={onDone} />
    </Form>
  );
}
