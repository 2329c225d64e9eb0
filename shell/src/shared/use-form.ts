import { useErrorFocus } from '@danji/ui';
import { useCallback, useState, type FormEvent } from 'react';

export type FieldErrors<T> = Partial<Record<keyof T & string, string>>;

export type Form<T> = {
  values: T;
  set: <N extends keyof T>(name: N, value: T[N]) => void;
  setAll: (values: T) => void;
  /** The error to show beside a field: the form's own once the field was left or a submit was tried, the server's until the field is edited. */
  errorOf: (name: keyof T & string) => string | undefined;
  /** Shows the errors of a field from now on; for `onBlur`. */
  markTouched: (name: keyof T & string) => void;
  /** For `onSubmit`: runs `work` when there are no errors, otherwise focuses the first field with one; it also does so when the server refused a field. */
  submit: (work: (values: T) => unknown) => (event: FormEvent<HTMLFormElement>) => void;
  isDirty: boolean;
};

type Options<T> = {
  initial: T;
  /** Returns the errors of the values by field, in the order of the fields. */
  validate: (values: T) => FieldErrors<T>;
  /** The errors of fields from the server, for instance `mutation.fieldErrors`. */
  serverErrors?: Readonly<Record<string, string>>;
  /** Stores the values elsewhere, for instance in a draft. */
  store?: { value: T; setValue: (value: T) => void };
};

/** The values of a form with their errors. Typed values are never discarded. */
export function useForm<T extends object>({ initial, validate, serverErrors = {}, store }: Options<T>): Form<T> {
  const localState = useState(initial);
  const [values, setValues] = store ? [store.value, store.setValue] : localState;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // An error from the server is about the submitted value: it disappears when the field is edited or the server responds again.
  const [edited, setEdited] = useState<{ of: object; names: ReadonlySet<string> }>({
    of: serverErrors,
    names: new Set(),
  });
  const fieldErrors = validate(values);
  const focusFirstError = useErrorFocus();

  const set = <N extends keyof T>(name: N, value: T[N]) => {
    setValues({ ...values, [name]: value });
    setEdited(({ of, names }) => ({
      of: serverErrors,
      names: new Set([...(of === serverErrors ? names : []), String(name)]),
    }));
  };
  const setAll = (next: T) => {
    const changed = Object.keys(next).filter((name) => next[name as keyof T] !== values[name as keyof T]);
    setValues(next);
    setEdited(({ of, names }) => ({
      of: serverErrors,
      names: new Set([...(of === serverErrors ? names : []), ...changed]),
    }));
  };
  const markTouched = useCallback((name: string) => setTouched((names) => new Set([...names, name])), []);
  const errorOf = (name: keyof T & string) => {
    const isEdited = edited.of === serverErrors && edited.names.has(name);
    return (isEdited ? undefined : serverErrors[name]) ?? (touched.has(name) ? fieldErrors[name] : undefined);
  };
  const submit = (work: (values: T) => unknown) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(new Set(Object.keys(values)));
    const form = event.currentTarget;
    const run = async () => {
      await work(values);
      focusFirstError(form);
    };
    if (Object.values(fieldErrors).some((errorMessage) => errorMessage !== undefined)) focusFirstError(form);
    else void run();
  };
  return {
    values,
    set,
    setAll,
    errorOf,
    markTouched,
    submit,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
  };
}
