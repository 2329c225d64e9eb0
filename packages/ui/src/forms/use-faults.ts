import { useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from './steps/focus-first-fault.ts';

type FaultsByField = Readonly<Record<string, string | undefined>>;

export type ShownFaults<F extends FaultsByField> = {
  /** A sentence per field, for `<Field error>`. */
  faults: F;
  /** For `ref` of what holds the fields. */
  form: (element: HTMLElement | null) => void;
  /** Displays the errors and focuses the first one. Returns whether there is any. */
  show: (found: F) => boolean;
  /** Forgets what is wrong with these fields, for they are being put right. */
  forget: (names: readonly string[]) => void;
};

/**
 * Returns a function to call after a failed submission: it focuses the first error of the form once that is rendered,
 * also when the submission is repeated.
 */
export function useFaultFocus(): (form: HTMLElement | null) => void {
  const [tried, setTried] = useState<{ form: HTMLElement | null }>();
  useEffect(() => {
    if (tried?.form) focusFirstFault(tried.form);
  }, [tried]);
  // A new object each time: who presses again is led there again.
  return useCallback((form) => setTried({ form }), []);
}

/**
 * The errors of a form by field. A failed submission moves the focus to the first of them, which may be out of sight;
 * fixing one moves nothing.
 */
export function useFaults<F extends FaultsByField>(): ShownFaults<F> {
  const [faults, setFaults] = useState({} as F);
  const holder = useRef<HTMLElement>(null);
  const lead = useFaultFocus();
  const form = useCallback((element: HTMLElement | null): void => {
    holder.current = element;
  }, []);
  const show = (found: F): boolean => {
    const isWrong = Object.keys(found).length > 0;
    setFaults(found);
    if (isWrong) lead(holder.current);
    return isWrong;
  };
  const forget = (names: readonly string[]): void =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))) as F);
  return { faults, form, show, forget };
}
