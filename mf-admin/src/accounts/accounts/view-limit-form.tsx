import { useMutation } from '@danji/api-client';
import { updateBrand } from '@danji/contracts/accounts/staff-users.endpoints';
import type { Brand, User } from '@danji/contracts/accounts/user';
import { useToast } from '@danji/shell-sdk';
import { Field, NumberInput, RadioGroup, Stack } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from '../../shared/form-actions.tsx';
import { nameOf } from './account-labels.ts';
import { UNLIMITED_VIEWS } from './view-limit.ts';

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

/** Sets the number of suggest items that one brand may read per month. */
export function ViewLimitForm({ user, brand, onDone }: { user: User; brand: Brand; onDone: () => void }) {
  const current = brand.suggest_item_view_limit;
  const [choice, setChoice] = useState<Choice>(toChoice(current));
  const [own, setOwn] = useState(current !== null && current >= 0 ? current : 30);
  const save = useMutation(updateBrand);
  const toast = useToast();
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await save.trigger({ body: { user_id: user.id, suggest_item_view_limit: toLimit(choice, own) } });
    if (!outcome.ok) return;
    toast({ title: `${nameOf(user)} 업체의 열람 한도를 바꿨어요`, tone: 'success' });
    onDone();
  };
  const limitError = save.fieldErrors['suggest_item_view_limit'];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Field label="한 달 공고 열람 한도" group error={choice === 'own' ? undefined : limitError}>
          <RadioGroup value={choice} onChange={(value) => setChoice(value as Choice)} options={OPTIONS} />
        </Field>
        {choice === 'own' ? (
          <Field label="한 달 건수" required error={limitError}>
            <NumberInput
              value={own}
              onChange={(value) => setOwn(value ?? 0)}
              min={0}
              max={100_000}
              decimals={0}
              suffix="건"
            />
          </Field>
        ) : null}
        <FormActions
          submitLabel="저장"
          isRunning={save.isRunning}
          error={save.error}
          fields={['suggest_item_view_limit']}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
