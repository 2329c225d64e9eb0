import { Form, FormActions, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import {
  COMMUNITY_POINT_ACTIONS,
  COMMUNITY_POINT_CATEGORIES,
  type CommunityPointAction,
  type CommunityPointCategory,
  type CommunityPointRule,
  validateCommunityPointRule,
} from '@danji/contracts/points/community-point-rule';
import { saveCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { useToast } from '@danji/shell-sdk';
import { NumberInput, RadioGroup, Select } from '@danji/ui';
import { ACTION_OPTIONS, CATEGORY_OPTIONS } from './rule-columns.tsx';
import { RuleSimulation } from './rule-simulation.tsx';

const toValues = (rule: CommunityPointRule | undefined) => ({
  action_type: rule?.action_type ?? ('write' as CommunityPointAction),
  category1: rule?.category1 ?? ('material' as CommunityPointCategory),
  category2: String(rule?.category2 ?? 0),
  value: rule?.value ?? (null as number | null),
});
type Values = ReturnType<typeof toValues>;

const toRule = ({ category2, ...values }: Values) => ({ ...values, category2: Number(category2) });

const validate = (values: Values) => ({
  ...validateCommunityPointRule(toRule(values)),
  ...(values.value === null && { value: '값을 입력해 주세요.' }),
});

/** Returns the rule to simulate: null while the value is missing or wrong. */
const toSimulated = (values: Values) => {
  const { value, ...rule } = toRule(values);
  return value === null || Object.keys(validate(values)).length > 0 ? null : { ...rule, value };
};

const toSubOptions = (category: CommunityPointCategory) => [
  { value: '0', label: '모두' },
  ...COMMUNITY_POINT_CATEGORIES[category].options.map(({ code, label }) => ({ value: String(code), label })),
];

/** Sets a rule: a new one with its action and category, the value of one that is there. */
export function RuleForm({ rule, onDone }: { rule?: CommunityPointRule | undefined; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: saveCommunityPointRule,
    initial: toValues(rule),
    validate,
    toInput: (values) => ({ body: { ...toRule(values), ...(rule && { updated: rule.updated_date }) } }),
    onSaved: () => {
      toast({ title: '규칙을 저장했어요. 지금부터 적용돼요.', tone: 'success' });
      onDone();
    },
  });
  const values = useFormValues(form);
  const { action_type, category1 } = values;
  const { unit } = COMMUNITY_POINT_ACTIONS[action_type];
  return (
    <Form form={form} gap={5}>
      {rule ? null : (
        <>
          <FormField form={form} name="action_type" label="행동" required>
            {({ onChange, ...field }) => (
              <Select {...field} options={ACTION_OPTIONS} onChange={(next) => onChange(next as CommunityPointAction)} />
            )}
          </FormField>
          <FormField form={form} name="category1" label="분류" required group>
            {({ value }) => (
              <RadioGroup
                boxed
                value={value}
                options={CATEGORY_OPTIONS}
                onChange={(next) => form.change({ category1: next as CommunityPointCategory, category2: '0' })}
              />
            )}
          </FormField>
          {category1 === 'all' ? null : (
            <FormField form={form} name="category2" label="세부 분류" required group>
              {({ value, onChange }) => (
                <RadioGroup boxed value={value} onChange={onChange} options={toSubOptions(category1)} />
              )}
            </FormField>
          )}
        </>
      )}
      <FormField
        form={form}
        name="value"
        label={unit === '%' ? '가중치(%)' : '포인트(P)'}
        required
        help={unit === '%' ? '100%면 그대로예요. 가중치를 모두 곱해 300%까지 적용해요.' : '앞으로의 행동부터 적용돼요.'}
      >
        {(field) => <NumberInput {...field} decimals={0} allowBlank suffix={unit} />}
      </FormField>
      <RuleSimulation rule={toSimulated(values)} />
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
