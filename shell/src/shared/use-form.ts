import { useFaultFocus } from '@danji/ui';
import { useCallback, useState, type FormEvent } from 'react';

export type FieldFaults<T> = Partial<Record<keyof T & string, string>>;

export type Form<T> = {
  values: T;
  set: <N extends keyof T>(name: N, value: T[N]) => void;
  setAll: (values: T) => void;
  /** The error to show beside a field: the form's own once the field was left or a submit was tried, the server's until the field is edited. */
  faultOf: (name: keyof T & string) => string | undefined;
  /** Shows the errors of a field from now on; for `onBlur`. */
  leave: (name: keyof T & string) => void;
  /** For `onSubmit`: runs `work` when there are no errors, otherwise focuses the first field with one; it also does so when the server refused a field. */
  submit: (work: (values: T) => unknown) => (event: FormEvent<HTMLFormElement>) => void;
  isDirty: boolean;
};

type Options<T> = {
  initial: T;
  /** Returns the errors of the values by field, in the order of the fields. */
  findFaults: (values: T) => FieldFaults<T>;
  /** The errors of fields from the server, for instance `mutation.fieldErrors`. */
  serverFaults?: Readonly<Record<string, string>>;
  /** Stores the values elsewhere, for instance in a draft. */
  store?: { value: T; setValue: (value: T) => void };
};

/** The values of a form with their errors. Typed values are never discarded. */
export function useForm<T extends object>({ initial, findFaults, serverFaults = {}, store }: Options<T>): Form<T> {
  const own = useState(initial);
  const [values, setValues] = store ? [store.value, store.setValue] : own;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  // An error from the server is about the submitted value: it disappears when the field is edited or the server responds again.
  const [edited, setEdited] = useState<{ of: object; names: ReadonlySet<string> }>({
    of: serverFaults,
    names: new Set(),
  });
  const faults = findFaults(values);
  const lead = useFaultFocus();

  const set = <N extends keyof T>(name: N, value: T[N]) => {
    setValues({ ...values, [name]: value });
    setEdited(({ of, names }) => ({
      of: serverFaults,
      names: new Set([...(of === serverFaults ? names : []), String(name)]),
    }));
  };
  const setAll = (next: T) => {
    const changed = Object.keys(next).filter((name) => next[name as keyof T] !== values[name as keyof T]);
    setValues(next);
    setEdited(({ of, names }) => ({
      of: serverFaults,
      names: new Set([...(of === serverFaults ? names : []), ...changed]),
    }));
  };
  const leave = useCallback((name: string) => setShown((names) => new Set([...names, name])), []);
  const faultOf = (name: keyof T & string) => {
    const isEdited = edited.of === serverFaults && edited.names.has(name);
    return (isEdited ? undefined : serverFaults[name]) ?? (shown.has(name) ? faults[name] : undefined);
  };
  const submit = (work: (values: T) => unknown) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(new Set(Object.keys(values)));
    const form = event.currentTarget;
    const run = async () => {
      await work(values);
      lead(form);
    };
    if (Object.values(faults).some((fault) => fault !== undefined)) lead(form);
    else void run();
  };
  return { values, set, setAll, faultOf, leave, submit, isDirty: JSON.stringify(values) !== JSON.stringify(initial) };
}
