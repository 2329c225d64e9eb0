import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { Heading } from '../../layout/text.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { Steps } from './steps.tsx';

/** The errors by the name of the field. */
export type StepErrors<Value> = { readonly [Name in keyof Value]?: string | undefined };

export interface StepView<Value> {
  value: Value;
  /** Changes some fields. */
  set: (change: Partial<Value>) => void;
  /** For `<Field error>`; gone as soon as the field changes. */
  errorOf: (name: keyof Value) => string | undefined;
}

export interface FormStep<Value> {
  /** Short; shown above and as the heading of the step. */
  name: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Fields of this step: an error of the server in one of them leads back here. */
  fields?: readonly (keyof Value)[] | undefined;
  /** Validates the step; no errors means that the next step may open. It may call the server. */
  check?: ((value: Value) => StepErrors<Value> | Promise<StepErrors<Value>>) | undefined;
  render: (view: StepView<Value>) => ReactNode;
}

export interface StepFormProps<Value extends object> {
  steps: readonly FormStep<Value>[];
  /** The fields of all steps; keep them with shell-sdk's `useDraft`, whose `value` and `setValue` fit here. */
  value: Value;
  onChange: (next: (value: Value) => Value) => void;
  /** Index of the step at work, from 0, where the caller keeps it (in the draft or the address); without it the form keeps it. */
  step?: number | undefined;
  onStepChange?: ((step: number) => void) | undefined;
  /**
   * Called when the last step is finished without errors. Returned errors (of the server) are displayed in the step
   * whose `fields` name them. A rejected promise is displayed above the buttons.
   */
  onSubmit: (value: Value) => void | StepErrors<Value> | undefined | Promise<void | StepErrors<Value> | undefined>;
  /** A verb. Default 완료. */
  submitLabel?: string | undefined;
  /** Something between the fields and the buttons, for instance why saving has failed. */
  children?: ReactNode;
}

const Body = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: 5, minWidth: 0 } });
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 } });
const Lead = chakra('p', { base: { marginTop: 1, color: 'fg.muted' } });
// The way on comes last in the tab order and lies on the right; on a phone both share the line.
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    justifyContent: 'flex-end',
    '& > *': { flex: { base: '1 1 8rem', sm: '0 0 auto' } },
  },
});

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
function useSteps<Value extends object>(props: StepFormProps<Value>) {
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

/** Moves the focus to the heading of a new step, or to the first field with an error. */
function useStepFocus(current: number, failedChecks: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  const last = useRef({ current, failedChecks });
  useEffect(() => {
    const before = last.current;
    last.current = { current, failedChecks };
    const isFocused = before.failedChecks !== failedChecks && body.current !== null && focusFirstError(body.current);
    if (!isFocused && before.current !== current) heading.current?.focus();
  }, [current, failedChecks]);
  return { heading, body };
}

/** Renders the progress, the fields of the step, and the buttons back and on. */
export function StepFormBody<Value extends object>(props: StepFormProps<Value>) {
  const { steps, value, onChange, submitLabel = '완료', children } = props;
  const { at, current, isChecking, failure, errorOf, failedChecks, goTo, goToNext } = useSteps(props);
  const { heading, body } = useStepFocus(current, failedChecks);
  const onFormSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isChecking) void goToNext();
  };
  if (!at) return null;
  const isLast = current === steps.length - 1;
  return (
    <Form noValidate onSubmit={onFormSubmit}>
      <Steps steps={steps.map(({ name }) => name)} current={current} />
      <Body ref={body}>
        <div>
          <Heading ref={heading} tabIndex={-1} css={{ scrollMarginTop: 24 }}>
            {at.name}
          </Heading>
          {at.lead ? <Lead>{at.lead}</Lead> : null}
        </div>
        {at.render({ value, set: (change) => onChange((before) => ({ ...before, ...change })), errorOf })}
      </Body>
      {children}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Buttons>
        {current > 0 ? (
          <Button variant="outline" size="lg" disabled={isChecking} onClick={() => goTo(current - 1)}>
            이전
          </Button>
        ) : null}
        <Button type="submit" size="lg" loading={isChecking} loadingLabel={isLast ? '보내는 중' : '확인하는 중'}>
          {isLast ? submitLabel : '다음'}
        </Button>
      </Buttons>
    </Form>
  );
}
