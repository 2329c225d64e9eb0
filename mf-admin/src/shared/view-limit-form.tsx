import {
  Form,
  FormActions,
  FormField,
  ReasonField,
  requireReason,
  useFormValues,
  useRecordForm,
} from '@danji/app-kit/forms';
import { UNLIMITED_VIEWS } from '@danji/contracts/bids/plan-rules';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import { useToast } from '@danji/shell-sdk';
import { NumberInput, RadioGroup } from '@danji/ui';

type Choice = 'plan' | 'unlimited' | 'own';
const OPTIONS = [
  { value: 'plan', label: '요금제를 따름', description: '요금제가 정한 수만큼 볼 수 있어요.' },
  { value: 'own', label: '직접 정하기', description: '이 업체만 다른 수를 써요.' },
  { value: 'unlimited', label: '제한 없음', description: '공고를 몇 건이든 볼 수 있어요.' },
];

const toChoice = (limit: number | null): Choice => {
  if (limit === null) return 'plan';
  return limit === UNLIMITED_VIEWS ? 'unlimited' : 'own';
};
const toLimit = (choice: Choice, own: number): number | null =>
  ({ plan: null, unlimited: UNLIMITED_VIEWS, own })[choice];

type ViewLimitFormProps = {
  brandId: number;
  company: string;
  /** Null follows the plan. */
  current: number | null;
  onDone: () => void;
};

/** Sets the number of bid notices that one brand may read per month. */
export function ViewLimitForm({ brandId, company, current, onDone }: ViewLimitFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateBrand,
    initial: { choice: toChoice(current), own: current !== null && current >= 0 ? current : 30, reason: '' },
    toInput: ({ choice, own, reason }) => ({
      body: { user_id: brandId, suggest_item_view_limit: toLimit(choice, own), reason: reason.trim() },
    }),
    validate: requireReason,
    wireNames: { own: 'suggest_item_view_limit' },
    onSaved: () => {
      toast({ title: `${company} 업체의 열람 한도를 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  const { choice } = useFormValues(form);
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="choice" label="한 달 공고 열람 한도" group>
        {({ value, onChange }) => (
          <RadioGroup value={value} onChange={(next) => onChange(next as Choice)} options={OPTIONS} />
        )}
      </FormField>
      {choice === 'own' ? (
        <FormField form={form} name="own" label="한 달 건수" required>
          {({ onChange, ...field }) => (
            <NumberInput
              {...field}
              onChange={(next) => onChange(next ?? 0)}
              min={0}
              max={100_000}
              decimals={0}
              suffix="건"
            />
          )}
        </FormField>
      ) : null}
      <ReasonField form={form} help="직원 작업 기록에 남아요." />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
