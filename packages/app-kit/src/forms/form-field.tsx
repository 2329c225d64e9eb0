import { Field } from '@danji/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import type { FieldName, FieldValue, RecordForm } from './record-form.ts';

/** The props of a control of `@danji/ui`: `<TextInput {...field} />`. */
export type Binding<T> = { name: string; value: T; onChange(value: T): void; onBlur(): void };

/** For a control whose options have texts: the code of the field as one, blank for none. */
export const toTextBinding = <T extends number | null>({ value, onChange, ...rest }: Binding<T>): Binding<string> => ({
  ...rest,
  value: value === null ? '' : String(value),
  onChange: (text) => onChange((text === '' ? null : Number(text)) as T),
});

/** The part of a form that a field needs. */
export type FormPart<V extends object> = Pick<RecordForm<V>, 'methods' | 'recheck' | 'check' | 'getValues'>;

/** Binds one field of a form. The component renders again when this field changes. */
export function useFormField<V extends object, N extends FieldName<V>>(
  form: FormPart<V>,
  name: N,
): { field: Binding<FieldValue<V, N>>; error: string | undefined } {
  const { field, fieldState } = useController({ control: form.methods.control, name });
  return {
    field: {
      name,
      value: field.value as FieldValue<V, N>,
      onChange: (value) => {
        field.onChange(value);
        form.recheck(name);
      },
      onBlur: () => form.check(name),
    },
    error: fieldState.error?.message,
  };
}

type FormFieldProps<V extends object, N extends FieldName<V>> = Omit<
  ComponentProps<typeof Field>,
  'children' | 'error'
> & {
  form: FormPart<V>;
  name: N;
  children: (field: Binding<FieldValue<V, N>>, isInvalid: boolean) => ReactNode;
};

/**
 * A field of a form with its label and its error: `<FormField form={form} name="title" label="제목">{(field) =>
 * <TextInput {...field} />}</FormField>`.
 */
export function FormField<V extends object, N extends FieldName<V>>({
  form,
  name,
  children,
  ...props
}: FormFieldProps<V, N>) {
  const { field, error } = useFormField(form, name);
  return (
    <Field {...props} error={error}>
      {children(field, error !== undefined)}
    </Field>
  );
}

type FormControlProps<V extends object, N extends FieldName<V>> = {
  form: FormPart<V>;
  name: N;
  children: (field: Binding<FieldValue<V, N>>) => ReactNode;
};

/**
 * A control of a form that has its label itself: `<FormControl form={form} name="is_visible">{({ value, onChange }) =>
 * <Switch checked={value} onChange={onChange}>보이기</Switch>}</FormControl>`.
 */
export const FormControl = <V extends object, N extends FieldName<V>>({
  form,
  name,
  children,
}: FormControlProps<V, N>) => children(useFormField(form, name).field);

/** The errors of several fields that one component shows; it renders again when any error changes. */
export function useFieldMessages<V extends object>(form: FormPart<V>): (name: FieldName<V>) => string | undefined {
  const { errors } = useFormState({ control: form.methods.control });
  return (name) => errors[name]?.message?.toString();
}
