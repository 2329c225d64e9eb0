import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { StaffTaxDocument } from '@danji/contracts/shop/tax-document';
import { handleTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Textarea } from '@danji/ui';

type RefuseFormProps = { document: StaffTaxDocument; onDone: () => void };

/** A form that refuses a request with a reason that its buyer reads. */
export function RefuseForm({ document: { id, updated }, onDone }: RefuseFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: handleTaxDocument,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ params: { id }, body: { reason: reason.trim(), updated } }),
    validate: ({ reason }) => ({ ...(reason.trim() === '' && { reason: '거절하는 사유를 입력해 주세요.' }) }),
    onSaved: () => {
      toast({ title: '요청을 거절했어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="거절">
      <FormField form={form} name="reason" label="사유" required>
        {(field) => <Textarea {...field} rows={3} maxLength={300} />}
      </FormField>
      <FormActions form={form} submitLabel="거절하기" onCancel={onDone} />
    </Form>
  );
}
