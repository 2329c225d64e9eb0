import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { Heading } from '../../layout/text.tsx';
import { focusFirstFault } from './focus-first-fault.ts';
import { Steps } from './steps.tsx';

/** The errors by the name of the field. */
export type StepFaults<Value> = { readonly [Name in keyof Value]?: string | undefined };

export interface StepView<Value> {
  value: Value;
  /** Changes some fields. */
  set: (change: Partial<Value>) => void;
  /** For `<Field error>`; gone as soon as the field changes. */
  faultOf: (name: keyof Value) => string | undefined;
}

export interface FormStep<Value> {
  /** Short; shown above and as the heading of the step. */
  name: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Fields of this step: an error of the server in one of them leads back here. */
  fields?: readonly (keyof Value)[] | undefined;
  /** Validates the step; no errors means that the next step may open. It may call the server. */
  check?: ((value: Value) => StepFaults<Value> | Promise<StepFaults<Value>>) | undefined;
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
  onSubmit: (value: Value) => void | StepFaults<Value> | undefined | Promise<void | StepFaults<Value> | undefined>;
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

const hasFaults = (faults: object): boolean => Object.values(faults).some(Boolean);

/** Errors of the fields; each disappears when its field changes from the value that was validated. */
function useFaults<Value extends object>(value: Value) {
  const [found, setFound] = useState<{ faults: StepFaults<Value>; under: Value }>();
  const faultOf = (name: keyof Value): string | undefined =>
    found && found.under[name] === value[name] ? found.faults[name] : undefined;
  return { faultOf, setFaults: (faults: StepFaults<Value>): void => setFound({ faults, under: value }) };
}

/** The state of the form: the current step, the navigation between steps, and the errors. */
function useSteps<Value extends object>(props: StepFormProps<Value>) {
  const { steps, value, step, onStepChange, onSubmit } = props;
  const [own, setOwn] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { faultOf, setFaults } = useFaults(value);
  const current = Math.min(Math.max(0, step ?? own), steps.length - 1);
  const at = steps[current];
  // Counts the failed validations: each one moves the focus to the first error.
  const [faultsFound, setFaultsFound] = useState(0);

  const goTo = (next: number): void => {
    setOwn(next);
    onStepChange?.(next);
  };
  const show = (faults: StepFaults<Value>): void => {
    setFaults(faults);
    if (hasFaults(faults)) setFaultsFound((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const faults: StepFaults<Value> = (await onSubmit(value)) ?? {};
    const where = steps.findIndex(({ fields }) => fields?.some((name) => faults[name]));
    show(faults);
    if (where >= 0 && where !== current) goTo(where);
  };
  const goOn = async (): Promise<void> => {
    setIsChecking(true);
    setFailure(undefined);
    try {
      const faults = (await at?.check?.(value)) ?? {};
      show(faults);
      if (hasFaults(faults)) return;
      if (current < steps.length - 1) goTo(current + 1);
      else await send();
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : '보내지 못했어요. 다시 시도해 주세요.');
    } finally {
      setIsChecking(false);
    }
  };
  return { at, current, isChecking, failure, faultOf, faultsFound, goTo, goOn };
}

/** Moves the focus to the heading of a new step, or to the first field with an error. */
function useStepFocus(current: number, faultsFound: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  const last = useRef({ current, faultsFound });
  useEffect(() => {
    const before = last.current;
    last.current = { current, faultsFound };
    const isFocused = before.faultsFound !== faultsFound && body.current !== null && focusFirstFault(body.current);
    if (!isFocused && before.current !== current) heading.current?.focus();
  }, [current, faultsFound]);
  return { heading, body };
}

/** Renders the progress, the fields of the step, and the buttons back and on. */
export function StepFormBody<Value extends object>(props: StepFormProps<Value>) {
  const { steps, value, onChange, submitLabel = '완료', children } = props;
  const { at, current, isChecking, failure, faultOf, faultsFound, goTo, goOn } = useSteps(props);
  const { heading, body } = useStepFocus(current, faultsFound);
  const onFormSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isChecking) void goOn();
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
        {at.render({ value, set: (change) => onChange((before) => ({ ...before, ...change })), faultOf })}
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
