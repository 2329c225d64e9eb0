import { LIMITS } from '@danji/contracts/limits';
import { useEffect, useState } from 'react';

/** The value as it was when typing paused. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
