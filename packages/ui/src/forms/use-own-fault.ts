import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FieldContext } from './field-context.ts';
import { focusFirstFault } from './steps/focus-first-fault.ts';

/**
 * For a control that says itself what is wrong with its text; answers the ref of what holds it. The form knows nothing of that text
 * and would send a blank: it is not sent, and leads there instead, unless the control is `disabled`. The Field around says nothing more.
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
