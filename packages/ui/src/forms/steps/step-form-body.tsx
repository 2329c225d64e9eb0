import { useEffect, useRef, type SubmitEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../actions/button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { Heading } from '../../layout/text.tsx';
import { focusFirstError } from './focus-first-error.ts';
import type { StepFormProps } from './step-form-types.ts';
import { Steps } from './steps.tsx';
import { useSteps } from './use-steps.ts';

const Body = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: 5, minWidth: 0 } });
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 } });
const Lead = chakra('p', { base: { marginTop: 1, color: 'fg.muted' } });
// The button to continue is last in the tab order and on the right; on a phone both share the line.
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    justifyContent: 'flex-end',
    '& > *': { flex: { base: '1 1 8rem', sm: '0 0 auto' } },
  },
});

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
