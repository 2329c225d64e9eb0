import { useContext, useEffect, useLayoutEffect, type RefObject } from 'react';
import { FieldContext } from './field-context.ts';
import { focusFirstFault } from './steps/focus-first-fault.ts';

/**
 * For a control that says itself what is wrong with its text. The form knows nothing of that text and would send a blank: it is not
 * sent, and leads there instead. The Field around says nothing more. `part` is an element of the control that belongs to the form.
 */
export function useOwnFault(fault: string | undefined, part: RefObject<HTMLButtonElement | null>): void {
  const giveWay = useContext(FieldContext)?.giveWay;
  const isWrong = fault !== undefined;
  useLayoutEffect(() => (isWrong ? giveWay?.() : undefined), [isWrong, giveWay]);
  useEffect(() => {
    const form = isWrong ? part.current?.form : undefined;
    const hold = (event: SubmitEvent): void => {
      if (!form || part.current?.disabled) return;
      event.preventDefault();
      // React listens further out: no `onSubmit` hears of it.
      event.stopImmediatePropagation();
      focusFirstFault(form);
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, [isWrong, part]);
}
