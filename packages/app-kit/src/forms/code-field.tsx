import type { CodeOption } from '@danji/contracts/define-codes';
import { Box, RadioGroup, Select } from '@danji/ui';
import type { ReactNode } from 'react';
import { FormField, toTextBinding, type Binding, type FormPart } from './form-field.tsx';
import type { FieldName } from './record-form.ts';

/** More choices than this are a list to open, which takes less room. */
const MAX_VISIBLE = 6;

type CodeFieldProps<V extends object> = {
  form: FormPart<V>;
  name: FieldName<V>;
  label: string;
  help?: ReactNode;
  codes: { options: readonly CodeOption[] };
  /** A code is always chosen; otherwise it can be left out. */
  isNeeded?: boolean;
};

/**
 * One code of a table: a few are radio buttons, in a row of their own of the grid around them, and many are a list to
 * open.
 */
export function CodeField<V extends object>({ codes, isNeeded = false, ...field }: CodeFieldProps<V>) {
  const options = codes.options.map(({ code, label }) => ({ value: String(code), label }));
  if (options.length > MAX_VISIBLE)
    return (
      <FormField {...field}>
        {(binding) => (
          <Select
            {...toTextBinding(binding as Binding<number | null>)}
            options={options}
            placeholder={isNeeded ? undefined : '선택 안 함'}
          />
        )}
      </FormField>
    );
  return (
    <Box gridColumn="1 / -1">
      <FormField {...field} group>
        {(binding) => (
          <RadioGroup
            {...toTextBinding(binding as Binding<number | null>)}
            inline
            options={isNeeded ? options : [...options, { value: '', label: '선택 안 함' }]}
          />
        )}
      </FormField>
    </Box>
  );
}
