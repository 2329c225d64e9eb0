import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { Card, Heading, Stack, TelInput, TextInput } from '@danji/ui';
import type { CheckoutValues } from './use-checkout-form.ts';

/** Shows the buyer. */
export const CustomerSection = ({ form }: { form: RecordForm<CheckoutValues> }) => (
  <Card as="section" aria-label="주문하는 분">
    <Stack gap={4}>
      <Heading as="h2" size="lg">
        주문하는 분
      </Heading>
      <FormField form={form} name="customer_name" label="이름" required>
        {(field) => <TextInput {...field} maxLength={50} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="customer_tel" label="연락처" required>
        {(field) => <TelInput {...field} />}
      </FormField>
      <FormField form={form} name="customer_email" label="이메일" optional>
        {(field) => <TextInput {...field} type="email" maxLength={100} autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="customer_message"
        label="주문 메모"
        optional
        help="상점에 전할 말이 있으면 적어 주세요."
      >
        {(field) => <TextInput {...field} maxLength={200} autoComplete="off" />}
      </FormField>
    </Stack>
  </Card>
);
