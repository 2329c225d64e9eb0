import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { clientStorage } from './client-storage.ts';

export type Draft<T> = {
  value: T;
  setValue: Dispatch<SetStateAction<T>>;
  /** Whether earlier input was restored and has been neither discarded nor saved since. */
  isRestored: boolean;
  /** Resets to a value that needs no draft: the saved one, or the initial one. */
  startFrom: (value: T) => void;
  /** Removes the stored draft, after the form was saved. */
  clear: () => void;
};

function restore<T extends object>(key: string, initial: T): { value: T; isRestored: boolean } {
  const stored = clientStorage.draft(key).get();
  if (typeof stored !== 'object' || stored === null) return { value: initial, isRestored: false };
  // Only fields that the form still has: a draft of an older release must not restore others.
  const known = Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(initial, name)));
  return { value: { ...initial, ...known } as T, isRestored: true };
}

/**
 * Stores the fields of a form, so that they survive a reload of the tab (an ended session, a new release, a lost connection)
 * until `clear`. Name the key after the form and its record (`workspace.12.facts`). Never use it for passwords or codes.
 */
export function useDraft<T extends object>(key: string, initial: T): Draft<T> {
  const [start] = useState(() => restore(key, initial));
  const [value, setValue] = useState(start.value);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const [blank] = useState(() => JSON.stringify(initial));
  const stored = useRef(value);
  useEffect(() => {
    // The initial value was either not typed or is stored already.
    if (stored.current === value) return;
    stored.current = value;
    // A value equal to the first one is nothing typed: stored, it would keep the page from being hydrated.
    clientStorage.draft(key).set(JSON.stringify(value) === blank ? undefined : value);
  }, [key, value, blank]);
  const clear = useCallback(() => clientStorage.draft(key).set(undefined), [key]);
  const startFrom = useCallback(
    (next: T) => {
      stored.current = next;
      setValue(next);
      setIsRestored(false);
      clear();
    },
    [clear],
  );
  return { value, setValue, isRestored, startFrom, clear };
}
