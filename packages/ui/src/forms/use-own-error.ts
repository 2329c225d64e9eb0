import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FieldContext } from './field-context.ts';
import { focusFirstError } from './steps/focus-first-error.ts';

/**
 * For a control that reports an error about its own text; returns the ref for its container. The form does not know
 * that text and would submit a blank: the submission is stopped and the control focused instead, unless it is
 * `disabled`. The Field around it then hides its own error.
 */
export function useOwnError(message: string | undefined, disabled: boolean): RefObject<HTMLDivElement | null> {
  const control = useRef<HTMLDivElement>(null);
  const suppressFieldError = useContext(FieldContext)?.suppressFieldError;
  const isInvalid = message !== undefined;
  const blocksSubmit = isInvalid && !disabled;
  useLayoutEffect(() => (isInvalid ? suppressFieldError?.() : undefined), [isInvalid, suppressFieldError]);
  useEffect(() => {
    const form = blocksSubmit ? control.current?.closest('form') : undefined;
    const blockSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      // React listens on an outer element, so no `onSubmit` is called.
      event.stopImmediatePropagation();
      if (control.current) focusFirstError(control.current);
    };
    form?.addEventListener('submit', blockSubmit);
    return () => form?.removeEventListener('submit', blockSubmit);
  }, [blocksSubmit]);
  return control;
}
