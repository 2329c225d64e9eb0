import { useCallback, useEffect, useState } from 'react';
import { focusFirstError } from './steps/focus-first-error.ts';

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
