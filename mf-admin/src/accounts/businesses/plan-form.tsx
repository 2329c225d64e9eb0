import { Form, FormActions, FormField, toTextBinding, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import type { Brand, User } from '@danji/contracts/accounts/user';
import { updateBrandPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { DateInput, RadioGroup } from '@danji/ui';
import { nameOf } from '../shared/account-labels.ts';

const OPTIONS = BrandPlan.options.map(({ code, label }) => ({ value: String(code), label }));

/** Starts another plan of a brand today, or ends the running one. */
export function PlanForm({ user, brand, onDone }: { user: User; brand: Brand; onDone: () => void }) {
  const [confirm, toast] = [useConfirm(), useToast()];
  const form = useRecordForm({
    call: updateBrandPlan,
    initial: { plan: brand.plan, plan_end_date: '' },
    toInput: ({ plan, plan_end_date }) => ({
      body: { user_id: user.id, plan, ...(plan_end_date !== '' && { plan_end_date }) },
    }),
    confirm: async ({ plan }) =>
      plan >= brand.plan ||
      confirm({
        title: `${nameOf(user)} 업체를 ${BrandPlan.label(plan)} 요금제로 낮출까요?`,
        description: `${BrandPlan.label(brand.plan)} 요금제의 남은 기간은 오늘 끝나고, 돌려주지 않아요.`,
        confirmLabel: '요금제 낮추기',
        tone: 'danger',
      }),
    onSaved: () => {
      toast({ title: `${nameOf(user)} 업체의 요금제를 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  const { plan } = useFormValues(form);
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="plan" label="요금제" required group help="오늘부터 바뀌고 업체에 알려요.">
        {(field) => <RadioGroup {...toTextBinding(field)} options={OPTIONS} />}
      </FormField>
      {plan === BrandPlan.NONE ? null : (
        <FormField form={form} name="plan_end_date" label="종료일" optional help="비워 두면 오늘부터 30일이에요.">
          {(field) => <DateInput {...field} />}
        </FormField>
      )}
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
