import { useErrorFocus } from '@danji/ui';
import { useCallback, useRef, useState } from 'react';

/** The error of a single field that is not part of a form; when one is shown, the focus goes to the field. */
export function useSingleFieldError() {
  const [errorMessage, setErrorMessage] = useState<string>();
  const element = useRef<HTMLElement>(null);
  const focusFirst = useErrorFocus();
  const holder = useCallback((next: HTMLElement | null): void => {
    element.current = next;
  }, []);
  const showError = (message: string | undefined): boolean => {
    setErrorMessage(message);
    if (message !== undefined) focusFirst(element.current);
    return message !== undefined;
  };
  return { errorMessage, holder, showError };
}
