import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { clientStorage } from './client-storage.ts';

export type Draft<T> = {
  value: T;
  setValue: Dispatch<SetStateAction<T>>;
  /** Whether something typed before came back, and was neither given up nor saved. */
  isRestored: boolean;
  /** Begins again from a value that needs no keeping: the one that was saved, or the one before all typing. */
  startFrom: (value: T) => void;
  /** Forgets the kept copy; after it was saved. */
  clear: () => void;
};

function restore<T extends object>(key: string, initial: T): { value: T; isRestored: boolean } {
  const kept = clientStorage.draft(key).get();
  if (typeof kept !== 'object' || kept === null) return { value: initial, isRestored: false };
  // Only fields the form still has: a draft of an older release must not bring back others.
  const known = Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(initial, name)));
  return { value: { ...initial, ...known } as T, isRestored: true };
}

/**
 * The fields of a form, kept through a reload of the tab (an ended session, a new release, a lost line) until `clear`.
 * Name the key after the form and its object (`workspace.12.facts`). Never passwords or codes.
 */
export function useDraft<T extends object>(key: string, initial: T): Draft<T> {
  const [start] = useState(() => restore(key, initial));
  const [value, setValue] = useState(start.value);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const kept = useRef(value);
  useEffect(() => {
    // The value it started with is either not typed by anybody or kept already.
    if (kept.current === value) return;
    kept.current = value;
    clientStorage.draft(key).set(value);
  }, [key, value]);
  const clear = useCallback(() => clientStorage.draft(key).set(undefined), [key]);
  const startFrom = useCallback(
    (next: T) => {
      kept.current = next;
      setValue(next);
      setIsRestored(false);
      clear();
    },
    [clear],
  );
  return { value, setValue, isRestored, startFrom, clear };
}
