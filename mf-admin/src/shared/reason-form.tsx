import type { ApiError, Outcome } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { Field, Stack, Textarea, type ButtonVariant } from '@danji/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormEnd } from './form-end.tsx';

type ReasonFormProps<E extends Endpoint> = {
  /** Who reads the reason. */
  help: string;
  placeholder?: string;
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  /** Makes the change; the form shows why it failed and keeps what was typed. */
  run: (reason: string) => Promise<Outcome<E>>;
  onDone: () => void;
  /** What follows from it, above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a weighty change, in a dialog. */
export function ReasonForm<E extends Endpoint>({ help, placeholder, submitLabel, variant = 'danger', run, onDone, children }: ReasonFormProps<E>) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<ApiError>();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    setIsMissing(given === '');
    setError(undefined);
    if (given === '' || isRunning) return;
    setIsRunning(true);
    const outcome = await run(given);
    setIsRunning(false);
    if (outcome.ok) onDone();
    else setError(outcome.error);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {children}
        <Field label="사유" required help={help} error={isMissing ? '사유를 입력해 주세요.' : error?.fields['reason']}>
          <Textarea
            data-autofocus rows={3} maxLength={300} placeholder={placeholder ?? ''} value={reason}
            onChange={(text) => {
              setReason(text);
              setIsMissing(false);
            }}
          />
        </Field>
        <FormEnd submitLabel={submitLabel} variant={variant} isRunning={isRunning} error={error} fields={['reason']} onCancel={onDone} />
      </Stack>
    </form>
  );
}
