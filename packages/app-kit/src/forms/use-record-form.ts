import { validateBody, type ApiError, type RequestInput } from '@danji/api-client';
import type { Endpoint, ResponseOf } from '@danji/contracts/define-endpoint';
import { useUnsavedWork } from '@danji/shell-sdk';
import { useRef, useState } from 'react';
import { toFieldErrors } from './field-errors.ts';
import type { FieldErrors, FieldName, RecordForm } from './record-form.ts';
import { hasSameRichText, pickValues } from './rich-text.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSave } from './use-save.ts';
import { useValues } from './use-values.ts';

/** What a save is about besides the values. */
export type SaveContext<V, R = never, A = never> = {
  /** The version of the record that the values are based on; none in the form of a new record. */
  base: R | undefined;
  /** The values as they are stored. */
  start: V;
  /** What was passed to `submit`; none while fields are checked. */
  action: A | undefined;
};

/** The input of a call, or of one of several. */
type InputOf<E extends Endpoint> = E extends Endpoint ? RequestInput<E> : never;

/** How the newer version of a record is read. */
export type Versions<V, R> = { read: (record: R) => Promise<R>; toValues: (record: R) => V };

export type RecordFormOptions<V extends object, E extends Endpoint, R, A> = {
  /** The call that saves. Its contract checks the body before it is sent. */
  call: E;
  initial: V;
  toInput: (values: V, context: SaveContext<V, R, A>) => InputOf<E>;
  /** What the contract cannot know, and better sentences than its own. */
  validate?: (values: V, context: SaveContext<V, R, A>) => FieldErrors<V>;
  /** The path in the body, or its paths, of the fields that have another name there. */
  wireNames?: { readonly [N in FieldName<V>]?: string | readonly string[] };
  /** Asks before the valid values are sent. */
  confirm?: (values: V, context: SaveContext<V, R, A>) => Promise<boolean>;
  /** Runs after a save. The error of a further call that it returns is shown above the form. */
  onSaved: (response: ResponseOf<E>, values: V, context: SaveContext<V, R, A>) => unknown;
  /** Runs after a refusal. When it returns true, the form shows no error. */
  onRefused?: (error: ApiError) => unknown;
  /** Stores the input in this browser until it is saved. Name it after the form and its record; never for passwords. */
  draftKey?: string;
  /** Asks before the page is left with input that is not saved. */
  asksOnLeave?: boolean;
  /** For a record that several people change: a newer version is never overwritten unseen. */
  versions?: Versions<V, R> & { record: R | undefined };
};

/** The errors of values by field: those of the contract, and over them those of the form. */
function validateValues<V extends object, E extends Endpoint, R, A>(
  { call, toInput, validate, wireNames = {} }: RecordFormOptions<V, E, R, A>,
  values: V,
  context: SaveContext<V, R, A>,
): Readonly<Record<string, string | undefined>> {
  // The contract describes files as texts.
  const found = call.encoding === 'multipart' ? {} : validateBody(call, toInput(values, context).body);
  const { fields } = toFieldErrors(found, values, wireNames);
  return { ...fields, ...validate?.(values, context) };
}

/**
 * The state of a form that saves a record with one call. Errors are shown beside their fields, the first of them gets the
 * focus, and nothing that was typed is lost: not when the call fails, and not when another person has saved meanwhile.
 */
export function useRecordForm<V extends object, E extends Endpoint, R = never, A = never>(
  options: RecordFormOptions<V, E, R, A>,
): RecordForm<V, R, A> {
  const [base, setBase] = useState(options.versions?.record);
  const ownErrors = useRef<Record<string, string | undefined>>({});
  const values = useValues(options, (typed, start) => ({
    ...validateValues(options, typed, { base, start, action: undefined }),
    ...ownErrors.current,
  }));
  const errors = useFormErrors(values.methods);
  const saving = useSave({ options, base, values, errors });
  const { phase, conflict, closeConflict } = saving;
  useUnsavedWork((options.asksOnLeave ?? false) && values.isDirty && phase === 'idle');

  const startFrom = (stored: V, record?: R): void => {
    values.restart(stored, stored, true);
    values.clearDraft();
    setBase(record);
    saving.reset();
  };
  return {
    ...values,
    ...saving,
    base,
    container: errors.container,
    isRunning: phase === 'running',
    setOwnError: (name, message) => {
      ownErrors.current[name] = message;
      errors.recheck([name]);
    },
    change: (part) => {
      const next = typeof part === 'function' ? part(values.getValues()) : part;
      for (const [name, value] of Object.entries(next)) values.methods.setValue(name, value, { shouldDirty: true });
      errors.recheck(Object.keys(next));
    },
    recheck: (name) => errors.recheck([name]),
    check: errors.check,
    submit: (action) => saving.submit(action),
    startFrom,
    startOver: () => startFrom(values.start, base),
    keepEditing: (stored, record) => {
      const typed = values.getValues();
      values.restart(stored, { ...stored, ...pickValues(typed, 'rich text') }, false);
      values.clearDraft();
      setBase(record);
      saving.reset();
    },
    keepMine: async (mine = values.getValues()) => {
      if (!conflict) return;
      values.restart(conflict.theirs, mine, !hasSameRichText(mine, conflict.mine));
      setBase(conflict.record);
      closeConflict();
      await saving.submitOver(conflict);
    },
    takeTheirs: () => {
      if (conflict) startFrom(conflict.theirs, conflict.record);
    },
  };
}
