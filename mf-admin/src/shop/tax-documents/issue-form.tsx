import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { TaxDocumentKind } from '@danji/contracts/codes/tax-document-codes';
import { formatWon } from '@danji/contracts/format/number';
import type { StaffTaxDocument } from '@danji/contracts/shop/tax-document';
import { handleTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Text, TextInput } from '@danji/ui';

type IssueFormProps = { document: StaffTaxDocument; onDone: () => void };

/** A form for the number under which the tax office has approved a document. */
export function IssueForm({ document: { id, kind, amount, corrected_number, updated }, onDone }: IssueFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: handleTaxDocument,
    initial: { approval_number: '' },
    toInput: ({ approval_number }) => ({ params: { id }, body: { issued: { approval_number, amount }, updated } }),
    validate: ({ approval_number }) => ({
      ...(approval_number.trim() === '' && { approval_number: '국세청 승인번호를 입력해 주세요.' }),
    }),
    onSaved: () => {
      toast({ title: '발급을 완료했어요', tone: 'success' });
      onDone();
    },
  });
  const length = kind === TaxDocumentKind.TAX_INVOICE ? 24 : 9;
  return (
    <Form form={form} label="발급">
      <Text numeric>{`발급 금액 ${formatWon(amount)} (부가세 포함)`}</Text>
      {corrected_number === null ? null : (
        <Text overflowWrap="anywhere" numeric>{`당초 승인번호 ${corrected_number}`}</Text>
      )}
      <FormField form={form} name="approval_number" label="국세청 승인번호" required help={`${length}자리예요.`}>
        {(field) => <TextInput {...field} maxLength={30} autoComplete="off" />}
      </FormField>
      <FormActions form={form} submitLabel="발급 완료" onCancel={onDone} />
    </Form>
  );
}
