import type { MutationResult } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { Field, Stack, Textarea, type ButtonVariant } from '@danji/ui';
import type { ReactNode } from 'react';
import { FormActions } from './form-actions.tsx';
import { useReason } from './use-reason.ts';

type ReasonFormProps<E extends Endpoint> = {
  /** Says who reads the reason. */
  help: string;
  placeholder?: string;
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  /** Makes the change; when it fails, the form shows the error and keeps the text. */
  trigger: (reason: string) => Promise<MutationResult<E>>;
  onDone: () => void;
  /** Describes the consequences above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of an important change in a dialog. */
export function ReasonForm<E extends Endpoint>({
  help,
  placeholder,
  submitLabel,
  variant = 'danger',
  trigger,
  onDone,
  children,
}: ReasonFormProps<E>) {
  const { reason, change, isMissing, isRunning, error, submit } = useReason({ isNeeded: true, trigger, onDone });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {children}
        <Field label="사유" required help={help} error={isMissing ? '사유를 입력해 주세요.' : error?.fields['reason']}>
          <Textarea
            data-autofocus
            rows={3}
            maxLength={300}
            placeholder={placeholder ?? ''}
            value={reason}
            onChange={change}
          />
        </Field>
        <FormActions
          submitLabel={submitLabel}
          variant={variant}
          isRunning={isRunning}
          error={error}
          fields={['reason']}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
