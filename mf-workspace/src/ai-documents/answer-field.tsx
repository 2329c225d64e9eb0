import { FormField, type Binding, type RecordForm } from '@danji/app-kit/forms';
import type { AiAnswers } from '@danji/contracts/workspace/ai-document-forms';
import type { AiField } from '@danji/contracts/workspace/ai-form-field';
import { DateInput, MoneyInput, RadioGroup, Textarea, TextInput } from '@danji/ui';

function Control({ of: { label, kind, max, example, options }, field }: { of: AiField; field: Binding<string> }) {
  if (kind === 'text') return <Textarea {...field} rows={4} maxLength={max} placeholder={`예: ${example}`} />;
  if (kind === 'date') return <DateInput {...field} dialogLabel={`${label} 고르기`} />;
  if (kind === 'money')
    return (
      <MoneyInput
        allowBlank
        max={1_000_000_000_000}
        value={field.value === '' ? null : Number(field.value)}
        onChange={(amount) => field.onChange(amount === null ? '' : String(amount))}
      />
    );
  if (kind === 'choice')
    return (
      <RadioGroup {...field} boxed options={(options ?? []).map((option) => ({ value: option, label: option }))} />
    );
  return <TextInput {...field} maxLength={max} autoComplete="off" placeholder={`예: ${example}`} />;
}

/** One question of a form, with the control its kind needs. */
export const AnswerField = ({ of, form }: { of: AiField; form: RecordForm<{ answers: AiAnswers }> }) => (
  <FormField
    form={form}
    name={`answers.${of.name}`}
    label={of.label}
    {...(of.required ? { required: true } : { optional: true })}
    group={of.kind === 'choice'}
    help={of.help}
  >
    {(field) => <Control of={of} field={field} />}
  </FormField>
);
