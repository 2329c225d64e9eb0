import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FieldContext } from './field-context.ts';
import { focusFirstFault } from './steps/focus-first-fault.ts';

/**
 * For a control that reports an error about its own text; returns the ref for its container. The form does not know
 * that text and would submit a blank: the submission is stopped and the control focused instead, unless it is
 * `disabled`. The Field around it then hides its own error.
 */
export function useOwnFault(fault: string | undefined, disabled: boolean): RefObject<HTMLDivElement | null> {
  const control = useRef<HTMLDivElement>(null);
  const giveWay = useContext(FieldContext)?.giveWay;
  const isWrong = fault !== undefined;
  const holdsBack = isWrong && !disabled;
  useLayoutEffect(() => (isWrong ? giveWay?.() : undefined), [isWrong, giveWay]);
  useEffect(() => {
    const form = holdsBack ? control.current?.closest('form') : undefined;
    const hold = (event: SubmitEvent): void => {
      event.preventDefault();
      // React listens further out: no `onSubmit` hears of it.
      event.stopImmediatePropagation();
      if (control.current) focusFirstFault(control.current);
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, [holdsBack]);
  return control;
}
