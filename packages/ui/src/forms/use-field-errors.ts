import { useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstError } from './steps/focus-first-error.ts';

type FieldErrors = Readonly<Record<string, string | undefined>>;

export type FieldErrorsState<F extends FieldErrors> = {
  /** A sentence per field, for `<Field error>`. */
  fieldErrors: F;
  /** For `ref` of the container of the fields. */
  form: (element: HTMLElement | null) => void;
  /** Displays the errors and focuses the first one. Returns whether there is any. */
  show: (found: F) => boolean;
  /** Clears the errors of these fields, which the user is correcting. */
  forget: (names: readonly string[]) => void;
};

/**
 * Returns a function to call after a failed submission: it focuses the first error of the form once that is rendered,
 * also when the submission is repeated.
 */
export function useErrorFocus(): (form: HTMLElement | null) => void {
  const [attempt, setAttempt] = useState<{ form: HTMLElement | null }>();
  useEffect(() => {
    if (attempt?.form) focusFirstError(attempt.form);
  }, [attempt]);
  // A new object each time, so that a repeated submission moves the focus again.
  return useCallback((form) => setAttempt({ form }), []);
}

/**
 * The errors of a form by field. A failed submission moves the focus to the first of them, which may be out of sight;
 * fixing one moves nothing.
 */
export function useFieldErrors<F extends FieldErrors>(): FieldErrorsState<F> {
  const [fieldErrors, setFieldErrors] = useState({} as F);
  const container = useRef<HTMLElement>(null);
  const focusFirst = useErrorFocus();
  const form = useCallback((element: HTMLElement | null): void => {
    container.current = element;
  }, []);
  const show = (found: F): boolean => {
    const hasErrors = Object.keys(found).length > 0;
    setFieldErrors(found);
    if (hasErrors) focusFirst(container.current);
    return hasErrors;
  };
  const forget = (names: readonly string[]): void =>
    setFieldErrors(
      (before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))) as F,
    );
  return { fieldErrors, form, show, forget };
}
