import type { MutationResult } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { useModal } from '@danji/shell-sdk';
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
  /** Makes the change; when it fails, the dialog shows the error and keeps the text. */
  trigger: (reason: string) => Promise<MutationResult<E>>;
  onDone: () => void;
  /** Describes the consequences above the reason. */
  children?: ReactNode;
};

function ReasonForm<E extends Endpoint>({
  help,
  placeholder = '',
  submitLabel,
  variant = 'danger',
  trigger,
  onDone,
  children,
}: ReasonFormProps<E>) {
  const form = useReason({ isNeeded: true, trigger, onDone });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        {children}
        <Field
          label="사유"
          required
          help={help}
          error={form.isMissing ? '사유를 입력해 주세요.' : form.error?.fields['reason']}
        >
          <Textarea
            data-autofocus
            rows={3}
            maxLength={300}
            placeholder={placeholder}
            value={form.reason}
            onChange={form.change}
          />
        </Field>
        <FormActions form={form} submitLabel={submitLabel} variant={variant} onCancel={onDone} />
      </Stack>
    </form>
  );
}

type ReasonRequest<E extends Endpoint> = Omit<ReasonFormProps<E>, 'onDone'> & { title: string; description?: string };

/** Returns a function that asks for the reason of an important change in a dialog, and then makes the change. */
export function useReasonDialog(): <E extends Endpoint>(request: ReasonRequest<E>) => void {
  const modal = useModal();
  return ({ title, description, ...form }) =>
    void modal.open((close) => <ReasonForm {...form} onDone={close} />, {
      title,
      ...(description !== undefined && { description }),
      directClose: false,
    });
}
