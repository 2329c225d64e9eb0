import { Button, Flex, type ButtonVariant } from '@danji/ui';
import { FormFailure } from './form.tsx';
import type { RecordForm } from './record-form.ts';

type FormActionsProps = {
  form: Pick<RecordForm<object>, 'failure' | 'isRunning'>;
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  /** Names the other button where 취소 is what the form itself is about. */
  cancelLabel?: string;
  onCancel: () => void;
};

/** The end of a form in a dialog: its failure and its two buttons. */
export const FormActions = ({
  form,
  submitLabel,
  variant = 'solid',
  cancelLabel = '취소',
  onCancel,
}: FormActionsProps) => (
  <>
    <FormFailure form={form} />
    <Flex gap={2} justifyContent="flex-end" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
      <Button variant="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant={variant} loading={form.isRunning}>
        {submitLabel}
      </Button>
    </Flex>
  </>
);
