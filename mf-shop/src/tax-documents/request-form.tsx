import { Form, FormActions, FormField, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { TaxDocumentKind, type TaxDocumentKindCode } from '@danji/contracts/codes/tax-document-codes';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { requestTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { useToast } from '@danji/shell-sdk';
import { BusinessNoInput, Select, TelInput, Text, TextInput } from '@danji/ui';

const KINDS = TaxDocumentKind.options.map(({ code, label }) => ({ value: String(code), label }));
const INITIAL = {
  kind: String(TaxDocumentKind.CASH_INCOME),
  number: '',
  company_name: '',
  representative: '',
  address: '',
  business_type: '',
  business_item: '',
  email: '',
};
/** The fields of a tax invoice besides the number. */
const INVOICE_FIELDS = [
  { name: 'company_name', label: '상호', maxLength: 100 },
  { name: 'representative', label: '대표자', maxLength: 50 },
  { name: 'address', label: '사업장 주소', maxLength: 400 },
  { name: 'business_type', label: '업태', maxLength: 50 },
  { name: 'business_item', label: '종목', maxLength: 50 },
  { name: 'email', label: '받을 이메일', maxLength: 100 },
] as const;

const isInvoice = (kind: string): boolean => kind === String(TaxDocumentKind.TAX_INVOICE);
const isForPerson = (kind: string): boolean => kind === String(TaxDocumentKind.CASH_INCOME);
const toNumberLabel = (kind: string): string => (isForPerson(kind) ? '휴대폰 번호' : '사업자등록번호');
const toMissing = (label: string): string => `${withParticle(label, PARTICLES.object)} 입력해 주세요.`;

type RequestFormProps = { orderId: number; onDone: () => void };

/** A form that requests a cash receipt or a tax invoice, with the fields of its kind only. */
export function RequestForm({ orderId, onDone }: RequestFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: requestTaxDocument,
    initial: INITIAL,
    toInput: ({ kind, number, ...invoice }) => ({
      params: { id: orderId },
      body: { kind: Number(kind) as TaxDocumentKindCode, number, ...(isInvoice(kind) && invoice) },
    }),
    validate: ({ kind, number, ...invoice }) => ({
      ...(number === '' && { number: toMissing(toNumberLabel(kind)) }),
      ...(isInvoice(kind) &&
        Object.fromEntries(
          INVOICE_FIELDS.filter(({ name }) => invoice[name].trim() === '').map(({ name, label }) => [
            name,
            toMissing(label),
          ]),
        )),
    }),
    onSaved: () => {
      toast({ title: '요청했어요. 발급되면 알려 드려요.', tone: 'success' });
      onDone();
    },
  });
  const { kind } = useFormValues(form);
  return (
    <Form form={form} label="증빙 요청">
      <FormField form={form} name="kind" label="종류" required>
        {(field) => <Select {...field} options={KINDS} />}
      </FormField>
      <FormField form={form} name="number" label={toNumberLabel(kind)} required>
        {(field) => (isForPerson(kind) ? <TelInput {...field} /> : <BusinessNoInput {...field} autoComplete="off" />)}
      </FormField>
      {isInvoice(kind)
        ? INVOICE_FIELDS.map(({ name, label, maxLength }) => (
            <FormField key={name} form={form} name={name} label={label} required>
              {(field) => <TextInput {...field} maxLength={maxLength} />}
            </FormField>
          ))
        : null}
      <Text size="sm" tone="muted">
        입력한 정보는 발급하는 데만 쓰고, 발급한 내역은 법령에 따라 5년 동안 보관해요.
      </Text>
      <FormActions form={form} submitLabel="요청하기" onCancel={onDone} />
    </Form>
  );
}
