import { Form, FormActions, FormField, toTextBinding, useRecordForm } from '@danji/app-kit/forms';
import { OrderStatus, ShippingMethod, type ShippingMethodCode } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup } from '@danji/ui';

const { NONE, POST, DIRECT } = ShippingMethod;
const METHODS = ShippingMethod.options
  .filter(({ code }) => code !== NONE && code !== POST)
  .map(({ code, label }) => ({ value: String(code), label }));

type HandoverFormProps = { order: Order; onDone: () => void };

/** Says that an order has arrived that no carrier brings. */
export function HandoverForm({ order: { id }, onDone }: HandoverFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: moveStaffOrder,
    initial: { shipping_method: DIRECT as ShippingMethodCode },
    toInput: (values) => ({ params: { id }, body: { status: OrderStatus.DELIVERED, ...values } }),
    onSaved: () => {
      toast({ title: '배송완료로 바꿨어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="전달 방법">
      <FormField form={form} name="shipping_method" label="배송 방법" required group>
        {(field) => <RadioGroup {...toTextBinding<ShippingMethodCode>(field)} options={METHODS} />}
      </FormField>
      <FormActions form={form} submitLabel="전달 완료" onCancel={onDone} />
    </Form>
  );
}
