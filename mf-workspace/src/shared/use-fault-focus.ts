import { useEffect, useRef, type RefObject } from 'react';
import type { Faults } from './body-faults.ts';

/** Leads the person to the first field that was refused. Put the ref on the form. */
export function useFaultFocus(faults: Faults): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const count = Object.keys(faults).length;
  useEffect(() => {
    if (count > 0 && !form.current?.contains(document.activeElement?.closest('[aria-invalid=true]') ?? null)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [count]);
  return form;
}
