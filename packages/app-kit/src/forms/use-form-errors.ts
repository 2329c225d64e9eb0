import { useErrorFocus } from '@danji/ui';
import { useCallback, useRef } from 'react';
import type { FieldValues, ResolverResult, UseFormReturn } from 'react-hook-form';

type Shown = { type: string; message: string };
/** `form`: found before the call, and checked again as fields change. `server`: stays until its field is edited. */
type ErrorSource = 'form' | 'server';

const isShown = (error: unknown): error is Shown => typeof error === 'object' && error !== null && 'message' in error;

/** Lists the errors of a form with the names of their fields, also those of entries (`answers.date`). */
const listErrors = (errors: object): [name: string, error: Shown][] =>
  Object.entries(errors).flatMap(([name, error]): [string, Shown][] =>
    isShown(error) ? [[name, error]] : listErrors(error as object).map(([entry, found]) => [`${name}.${entry}`, found]),
  );

/** The result of a validation as react-hook-form takes it: errors nested by the names of their fields. */
export function toResolved(
  values: FieldValues,
  errors: Readonly<Record<string, string | undefined>>,
): ResolverResult<FieldValues> {
  const nested: Record<string, unknown> = {};
  for (const [field, message] of Object.entries(errors)) {
    if (message === undefined) continue;
    const [name = '', entry] = field.split(/\.(.*)/);
    const error = { type: 'form' satisfies ErrorSource, message };
    nested[name] = entry === undefined ? error : { ...(nested[name] as object | undefined), [entry]: error };
  }
  return { values, errors: nested } as ResolverResult<FieldValues>;
}

/** When the errors of a form are shown, and where the focus goes then. */
export function useFormErrors({ getErrors, getValues, setError, trigger }: UseFormReturn) {
  const element = useRef<HTMLElement>(null);
  const focusFirst = useErrorFocus();
  const container = useCallback((next: HTMLElement | null): void => {
    element.current = next;
  }, []);
  return {
    container,
    /** Shows the server's errors beside their fields. */
    show: (errors: Readonly<Record<string, string>>): void =>
      Object.entries(errors).forEach(([name, message]) =>
        setError(name, { type: 'server' satisfies ErrorSource, message }),
      ),
    focus: (): void => {
      if (listErrors(getErrors()).length > 0) focusFirst(element.current);
    },
    /** Checks the shown errors again after fields have changed. */
    recheck: (names: readonly string[]): void => {
      const outdated = listErrors(getErrors())
        .filter(([name, { type }]) => type === ('form' satisfies ErrorSource) || names.includes(name))
        .map(([name]) => name);
      if (outdated.length > 0) void trigger(outdated);
    },
    /** Checks a field that was left; one that is still empty is not called wrong before the form is sent. */
    check: (name: string): void => {
      const value: unknown = getValues(name);
      if (value !== '' && value !== null && getErrors(name) === undefined) void trigger(name);
    },
  };
}
