import type { ApiError } from '@danji/api-client';
import { Alert, Button, Flex, type ButtonVariant } from '@danji/ui';

type FormEndProps = {
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  isRunning: boolean;
  /** Why the last try failed; shown here when no field is to blame. */
  error: ApiError | undefined;
  /** Names of the fields the form has: their sentences stand beside them. */
  fields: readonly string[];
  onCancel: () => void;
};

/** The end of a form in a dialog: what went wrong, and its two buttons. */
export function FormEnd({ submitLabel, variant = 'solid', isRunning, error, fields, onCancel }: FormEndProps) {
  const isBesideField = fields.some((name) => error?.fields[name]);
  return (
    <>
      {error && !isBesideField ? <Alert tone="danger">{Object.values(error.fields)[0] ?? error.title}</Alert> : null}
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
