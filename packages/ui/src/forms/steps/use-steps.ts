import { useState } from 'react';
import type { StepErrors, StepFormProps } from './step-form-types.ts';

const hasErrors = (stepErrors: object): boolean => Object.values(stepErrors).some(Boolean);

/** Errors of the fields; each disappears when its field changes from the value that was validated. */
function useStepErrors<Value extends object>(value: Value) {
  const [found, setFound] = useState<{ stepErrors: StepErrors<Value>; checkedValue: Value }>();
  const errorOf = (name: keyof Value): string | undefined =>
    found && found.checkedValue[name] === value[name] ? found.stepErrors[name] : undefined;
  return {
    errorOf,
    setStepErrors: (stepErrors: StepErrors<Value>): void => setFound({ stepErrors, checkedValue: value }),
  };
}

/** The state of the form: the current step, the navigation between steps, and the errors. */
export function useSteps<Value extends object>(props: StepFormProps<Value>) {
  const { steps, value, step, onStepChange, onSubmit } = props;
  const [ownStep, setOwnStep] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errorOf, setStepErrors } = useStepErrors(value);
  const current = Math.min(Math.max(0, step ?? ownStep), steps.length - 1);
  const at = steps[current];
  // Counts the failed validations: each one moves the focus to the first error.
  const [failedChecks, setFailedChecks] = useState(0);

  const goTo = (next: number): void => {
    setOwnStep(next);
    onStepChange?.(next);
  };
  const show = (stepErrors: StepErrors<Value>): void => {
    setStepErrors(stepErrors);
    if (hasErrors(stepErrors)) setFailedChecks((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const stepErrors: StepErrors<Value> = (await onSubmit(value)) ?? {};
    const where = steps.findIndex(({ fields }) => fields?.some((name) => stepErrors[name]));
    show(stepErrors);
    if (where >= 0 && where !== current) goTo(where);
  };
  const goToNext = async (): Promise<void> => {
    setIsChecking(true);
    setFailure(undefined);
    try {
      const stepErrors = (await at?.check?.(value)) ?? {};
      show(stepErrors);
      if (hasErrors(stepErrors)) return;
      if (current < steps.length - 1) goTo(current + 1);
      else await send();
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : '보내지 못했어요. 다시 시도해 주세요.');
    } finally {
      setIsChecking(false);
    }
  };
  return { at, current, isChecking, failure, errorOf, failedChecks, goTo, goToNext };
}
