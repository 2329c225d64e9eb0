import { focusFirstFault } from '@danji/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

type Faults = Readonly<Record<string, string | undefined>>;

export type ShownFaults<F extends Faults> = {
  /** A sentence per field. */
  faults: F;
  /** For `ref` of what holds the fields. */
  form: (element: HTMLElement | null) => void;
  /** Shows what is wrong from now on, and leads to the first of it. Answers whether anything is. */
  show: (found: F) => boolean;
  /** Forgets what is wrong with these fields, for they are being put right. */
  forget: (names: readonly string[]) => void;
};

/** What is wrong with a form, beside its fields: a try that fails leads to the first of them, which may be out of sight. */
export function useFaults<F extends Faults>(): ShownFaults<F> {
  const [faults, setFaults] = useState({} as F);
  const holder = useRef<HTMLElement>(null);
  const isTried = useRef(false);
  useEffect(() => {
    if (isTried.current && holder.current) focusFirstFault(holder.current);
    isTried.current = false;
  });
  const form = useCallback((element: HTMLElement | null): void => {
    holder.current = element;
  }, []);
  const show = (found: F): boolean => {
    isTried.current = true;
    // A new object each time: who presses again is led there again.
    setFaults({ ...found });
    return Object.keys(found).length > 0;
  };
  const forget = (names: readonly string[]): void => setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))) as F);
  return { faults, form, show, forget };
}
