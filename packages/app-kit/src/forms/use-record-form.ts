import { validateBody } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { useUnsavedWork } from '@danji/shell-sdk';
import { useRef, useState } from 'react';
import { toFieldErrors } from './field-errors.ts';
import type { RecordFormOptions, SaveContext } from './form-options.ts';
import type { RecordForm } from './record-form.ts';
import { hasSameRichText, pickValues } from './rich-text.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSave } from './use-save.ts';
import { useValues } from './use-values.ts';

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
  const ownErrors = useRef(new Map<string, string>());
  const values = useValues(options, (typed, start) => ({
    ...validateValues(options, typed, { base, start, action: undefined }),
    ...Object.fromEntries(ownErrors.current),
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
      // An error that is over must not hide what `validate` says of the field.
      if (message === undefined) ownErrors.current.delete(name);
      else ownErrors.current.set(name, message);
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
