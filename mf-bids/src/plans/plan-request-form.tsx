import { Form, FormActions, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import type { PlanPrice } from '@danji/contracts/bids/brand-plan';
import { requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { MAX_PLAN_PERIODS, PLAN_DAYS } from '@danji/contracts/bids/plan-rules';
import { formatWon } from '@danji/contracts/format/number';
import { useSession, useToast } from '@danji/shell-sdk';
import { NumberInput, Text, TextInput } from '@danji/ui';

/** Asks for a plan: for how long, and where the tax invoice goes. */
export function PlanRequestForm({ price, onDone }: { price: PlanPrice; onDone: () => void }) {
  const toast = useToast();
  const { user } = useSession();
  const form = useRecordForm({
    call: requestPlan,
    initial: { times: 1, tax_email: user?.email ?? '' },
    toInput: (values) => ({ body: { plan: price.plan, ...values } }),
    onSaved: () => {
      toast({ title: '요금제를 신청했어요', description: '세금계산서를 이메일로 보내 드릴게요.', tone: 'success' });
      onDone();
    },
  });
  const { times } = useFormValues(form);
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="times" label="기간" required help={`${PLAN_DAYS * times}일 동안 쓸 수 있어요.`}>
        {({ onChange, ...field }) => (
          <NumberInput
            {...field}
            onChange={(next) => onChange(next ?? 1)}
            min={1}
            max={MAX_PLAN_PERIODS}
            decimals={0}
            suffix={`× ${PLAN_DAYS}일`}
          />
        )}
      </FormField>
      <FormField form={form} name="tax_email" label="세금계산서 이메일" required>
        {(field) => <TextInput {...field} type="email" autoComplete="email" maxLength={100} />}
      </FormField>
      <Text fontWeight="bold" numeric>{`합계 ${formatWon(price.price * times)}`}</Text>
      <Text size="sm" tone="muted">
        세금계산서를 받은 뒤 입금하면, 입금이 확인되는 날부터 시작돼요.
      </Text>
      <FormActions form={form} submitLabel="신청" onCancel={onDone} />
    </Form>
  );
}
