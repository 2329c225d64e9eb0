import { Alert, Button, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import type { RecordForm } from './record-form.ts';

type AnyForm = Pick<RecordForm<object>, 'container' | 'isRestored' | 'startOver' | 'failure' | 'isRunning'>;

/** Says that a form was filled from the draft of an earlier visit, and offers to discard the draft. */
export function RestoredAlert({
  form: { isRestored, startOver },
}: {
  form: Pick<AnyForm, 'isRestored' | 'startOver'>;
}) {
  if (!isRestored) return null;
  return (
    <Alert
      tone="brand"
      title="작성하던 내용을 불러왔어요"
      action={
        <Button size="sm" variant="outline" onClick={startOver}>
          새로 쓰기
        </Button>
      }
    />
  );
}

type FormProps = {
  form: AnyForm & { submit: () => Promise<void> };
  /** Its name, where no heading or dialog names it. */
  label?: string;
  gap?: 4 | 5 | 6;
  children: ReactNode;
};

/** The element of a form, with the notice that input was restored. */
export function Form({ form, label, gap = 4, children }: FormProps) {
  const { container } = form;
  return (
    // A browser sends a form that is submitted before the page has started: never in the address.
    <form
      ref={container}
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={gap}>
        <RestoredAlert form={form} />
        {children}
      </Stack>
    </form>
  );
}

type FormFailureProps = { form: Pick<AnyForm, 'failure'>; title?: string; action?: ReactNode };

/** The error of the last submit that is not about a field. */
export const FormFailure = ({ form: { failure }, title, action }: FormFailureProps) =>
  failure ? (
    <Alert tone="danger" title={title} action={action}>
      {failure.message}
    </Alert>
  ) : null;
