import { Form, FormFailure, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import type { User } from '@danji/contracts/accounts/user';
import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import { createPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { POINT_LIMITS } from '@danji/contracts/points/point-rules';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Button, Flex, NumberInput, RadioGroup, Switch, Text, Textarea } from '@danji/ui';

const START = { way: 'give', amount: null as number | null, description: '', force: false };
type Values = typeof START;
const WAYS = [
  { value: 'give', label: '지급 (+)' },
  { value: 'take', label: '차감 (−)' },
];

const toPoints = ({ way, amount }: Pick<Values, 'way' | 'amount'>): number =>
  way === 'give' ? (amount ?? 0) : -(amount ?? 0);

function validate(values: Values, balance: number, isAdmin: boolean) {
  const { amount, description, force } = values;
  const points = toPoints(values);
  const limit = formatPoints(POINT_LIMITS.staffPoints);
  return {
    ...(!amount && { amount: '포인트를 입력해 주세요.' }),
    ...(!isAdmin &&
      Math.abs(points) > POINT_LIMITS.staffPoints && {
        amount: `${limit}까지예요. 더 많으면 최고관리자에게 요청해 주세요.`,
      }),
    ...(balance + points < 0 &&
      points < 0 &&
      !force && { amount: `남은 포인트보다 많아요. ${formatPoints(Math.max(0, balance))}까지 차감할 수 있어요.` }),
    ...(description.trim() === '' && { description: '사유를 입력해 주세요.' }),
  };
}

/** The balance before and after what is typed. */
function Balance({ values, balance }: { values: Values; balance: number }) {
  const points = toPoints(values);
  return (
    <Text numeric aria-live="polite">
      {`남은 포인트 ${formatPoints(balance)} → ${formatPoints(balance + points)}`}
    </Text>
  );
}

type ManualFormProps = { user: User; balance: number; onSaved: () => void };

function useManualForm({ user, balance, onSaved }: ManualFormProps, isAdmin: boolean) {
  const [toast, confirm] = [useToast(), useConfirm()];
  const form = useRecordForm({
    call: createPointHistory,
    initial: START,
    wireNames: { amount: 'point' },
    validate: (values) => validate(values, balance, isAdmin),
    toInput: (values) => ({
      body: {
        user_id: user.id,
        point: toPoints(values),
        description: values.description.trim(),
        ...(values.force && values.way === 'take' && { force: true }),
      },
    }),
    confirm: (values) =>
      confirm({
        title: `${user.name} 님에게 ${formatPointChange(toPoints(values))}를 적용할까요?`,
        description: `남은 포인트가 ${formatPoints(balance)}에서 ${formatPoints(balance + toPoints(values))}로 바뀌고 회원에게 알려요. 내역은 지울 수 없어요.`,
        confirmLabel: values.way === 'give' ? '지급' : '차감',
        ...(values.way === 'take' && { tone: 'danger' as const }),
      }),
    onSaved: (entry) => {
      toast({ title: `${user.name} 님에게 ${formatPointChange(entry.point)}를 적용했어요`, tone: 'success' });
      form.startFrom(START);
      onSaved();
    },
  });
  return form;
}

/** Gives or takes points of one member by hand, with a reason. */
export function ManualForm(props: ManualFormProps) {
  const { isAdmin } = useSession();
  const form = useManualForm(props, isAdmin);
  const values = useFormValues(form);
  return (
    <Form form={form} gap={5} label="지급·차감">
      <FormField form={form} name="way" label="지급·차감" required group>
        {({ value, onChange }) => <RadioGroup label="지급·차감" value={value} onChange={onChange} options={WAYS} />}
      </FormField>
      <FormField
        form={form}
        name="amount"
        label="포인트(P)"
        required
        help={`한 번에 ${formatPoints(POINT_LIMITS.staffPoints)}까지예요. 더 많은 포인트와 남은 것보다 많은 차감은 최고관리자만 할 수 있어요.`}
      >
        {(field) => <NumberInput {...field} min={0} max={POINT_LIMITS.points} decimals={0} allowBlank suffix="P" />}
      </FormField>
      <Balance values={values} balance={props.balance} />
      <FormField form={form} name="description" label="사유" required help="회원의 포인트 내역에 보여요.">
        {(field) => <Textarea {...field} rows={2} maxLength={POINT_LIMITS.descriptionCharacters} />}
      </FormField>
      {isAdmin && values.way === 'take' ? (
        <FormField form={form} name="force" label="남은 것보다 많이 차감" group>
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange}>
              남은 포인트가 0보다 작아져도 차감해요
            </Switch>
          )}
        </FormField>
      ) : null}
      <FormFailure form={form} title="적용하지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="적용하는 중">
          {values.way === 'give' ? '지급' : '차감'}
        </Button>
      </Flex>
    </Form>
  );
}
