import { LIMITS } from '@danji/contracts/limits';
import { useEffect, useState } from 'react';

/** Returns the typed text a moment after the last key, so that a search is not made for every character. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
