import type { ApiError } from '@danji/api-client';
import { Alert, Button, Flex, type ButtonVariant } from '@danji/ui';

type FormActionsProps = {
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  isRunning: boolean;
  /** The error of the last submit; it is shown here when it is not about a field. */
  error: ApiError | undefined;
  /** The names of the form's fields; their errors are shown beside the fields. */
  fields: readonly string[];
  onCancel: () => void;
};

/** Shows the error of a form in a dialog and its two buttons. */
export function FormActions({ submitLabel, variant = 'solid', isRunning, error, fields, onCancel }: FormActionsProps) {
  const isFieldError = fields.some((name) => error?.fields[name]);
  return (
    <>
      {error && !isFieldError ? <Alert tone="danger">{Object.values(error.fields)[0] ?? error.title}</Alert> : null}
      <Flex gap={2} justifyContent="flex-end" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
        <Button variant="outline" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" variant={variant} loading={isRunning}>
          {submitLabel}
        </Button>
      </Flex>
    </>
  );
}
