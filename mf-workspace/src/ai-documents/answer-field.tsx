import type { AiField } from '@danji/contracts/workspace/ai-form-field';
import { DateInput, Field, MoneyInput, RadioGroup, Textarea, TextInput } from '@danji/ui';

type AnswerFieldProps = { field: AiField; value: string; error: string | undefined; onChange: (value: string) => void };

function Control({ field: { label, kind, max, example, options }, value, onChange }: AnswerFieldProps) {
  if (kind === 'text')
    return <Textarea rows={4} maxLength={max} placeholder={`예: ${example}`} value={value} onChange={onChange} />;
  if (kind === 'date') return <DateInput value={value} onChange={onChange} dialogLabel={`${label} 고르기`} />;
  if (kind === 'money')
    return (
      <MoneyInput
        allowBlank
        max={1_000_000_000_000}
        value={value === '' ? null : Number(value)}
        onChange={(amount) => onChange(amount === null ? '' : String(amount))}
      />
    );
  if (kind === 'choice')
    return (
      <RadioGroup
        boxed
        value={value}
        onChange={onChange}
        options={(options ?? []).map((option) => ({ value: option, label: option }))}
      />
    );
  return (
    <TextInput maxLength={max} autoComplete="off" placeholder={`예: ${example}`} value={value} onChange={onChange} />
  );
}

/** One question of a form, with the control its kind needs. */
export function AnswerField(props: AnswerFieldProps) {
  const {
    field: { label, kind, required, help },
    error,
  } = props;
  return (
    <Field
      label={label}
      {...(required ? { required } : { optional: true })}
      group={kind === 'choice'}
      error={error}
      {...(help && { help })}
    >
      <Control {...props} />
    </Field>
  );
}
