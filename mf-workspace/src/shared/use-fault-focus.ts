import { useEffect, useRef, type RefObject } from 'react';
import type { Faults } from './body-faults.ts';

/** Leads the person to the first field that was refused; not away from one that is being put right. Put the ref on the form. */
export function useFaultFocus(faults: Faults): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(0);
  const count = Object.keys(faults).length;
  useEffect(() => {
    const isMore = count > known.current;
    known.current = count;
    if (isMore && !form.current?.contains(document.activeElement?.closest('[aria-invalid=true]') ?? null)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [count]);
  return form;
}
