import { request } from '@danji/api-client';
import {
  FieldConflictDialog,
  Form,
  FormActions,
  FormField,
  toTextBinding,
  useFormFiles,
  useRecordForm,
  type RecordForm,
} from '@danji/app-kit/forms';
import {
  COMPLIANCE_DOCUMENT_LIMITS,
  type ComplianceDocument,
  ComplianceDocumentKind,
} from '@danji/contracts/bids/compliance-document';
import {
  createComplianceDocument,
  getComplianceDocument,
  updateComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import { AttachmentsField, Card, DateInput, Grid, RadioGroup, Stack, TextInput } from '@danji/ui';
import { PLAIN_ON_PHONES } from '../shared/plain-on-phones.ts';
import {
  BLANK_DOCUMENT,
  type DocumentDraft,
  toDocumentBody,
  toDocumentDraft,
  validateDraft,
} from './document-draft.ts';

type Form = RecordForm<DocumentDraft, ComplianceDocument>;

const PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const KINDS = ComplianceDocumentKind.options.map(({ code, label }) => ({ value: String(code), label }));
const LABELS: Readonly<Record<keyof DocumentDraft, string>> = {
  kind: '종류',
  title: '서류 이름',
  number: '번호',
  issuer: '발급처',
  issued_date: '발급일',
  expiry_date: '만료일',
  files: '파일',
};

const describe = (draft: DocumentDraft, name: keyof DocumentDraft): string => {
  if (name === 'files') return draft.files.map((file) => file.name).join(', ');
  return name === 'kind' ? ComplianceDocumentKind.label(draft.kind) : draft[name];
};

const Fields = ({ form }: { form: Form }) => (
  <>
    <FormField form={form} name="kind" group label={LABELS.kind}>
      {(field) => <RadioGroup {...toTextBinding(field)} options={KINDS} />}
    </FormField>
    <FormField form={form} name="title" label={LABELS.title} required>
      {(field) => (
        <TextInput
          {...field}
          maxLength={COMPLIANCE_DOCUMENT_LIMITS.titleCharacters}
          autoComplete="off"
          placeholder="예: 방수공사업 등록증"
        />
      )}
    </FormField>
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="number" label={LABELS.number} optional>
        {(field) => <TextInput {...field} maxLength={COMPLIANCE_DOCUMENT_LIMITS.numberCharacters} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="issuer" label={LABELS.issuer} optional>
        {(field) => <TextInput {...field} maxLength={COMPLIANCE_DOCUMENT_LIMITS.issuerCharacters} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="issued_date" label={LABELS.issued_date} optional>
        {(field) => <DateInput {...field} />}
      </FormField>
      <FormField
        form={form}
        name="expiry_date"
        label={LABELS.expiry_date}
        help="만료 30일, 7일, 1일 전에 알려 드려요. 보험증권과 납세증명서에는 꼭 적어 주세요."
      >
        {(field) => <DateInput {...field} />}
      </FormField>
    </Grid>
  </>
);

type DocumentFormProps = {
  /** The document to change; without it the form adds one. */
  stored?: ComplianceDocument;
  onSaved: (saved: ComplianceDocument) => unknown;
  onCancel: () => void;
};

/** Adds a document, or changes one and replaces its files. */
export function DocumentForm({ stored, onSaved, onCancel }: DocumentFormProps) {
  const form: Form = useRecordForm({
    call: stored ? updateComplianceDocument : createComplianceDocument,
    initial: stored ? toDocumentDraft(stored) : BLANK_DOCUMENT,
    toInput: (draft: DocumentDraft, { base }: { base: ComplianceDocument | undefined }) => {
      const body = toDocumentBody(draft);
      return base ? { params: { id: base.id }, body: { ...body, updated: base.updated } } : { body };
    },
    validate: (draft: DocumentDraft, { base }: { base: ComplianceDocument | undefined }) =>
      validateDraft(draft, base?.expiry_date),
    wireNames: { files: 'file_ids' },
    draftKey: `bids.compliance-document.${stored?.id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: stored,
      read: ({ id }: ComplianceDocument) => request(getComplianceDocument, { params: { id } }),
      toValues: toDocumentDraft,
    },
    onSaved,
  });
  const files = useFormFiles(form);
  return (
    <Form form={form} label={stored ? '증빙 서류 고치기' : '증빙 서류 등록'}>
      <Card css={PLAIN_ON_PHONES}>
        <Stack gap={5}>
          <Fields form={form} />
          <AttachmentsField
            {...files}
            maxCount={COMPLIANCE_DOCUMENT_LIMITS.files}
            title="서류의 사진이나 PDF를 끌어다 놓거나 골라 주세요"
          />
          <FormActions
            form={{ failure: form.failure, isRunning: form.isRunning || files.uploads.isBusy }}
            submitLabel={stored ? '저장' : '등록'}
            onCancel={onCancel}
          />
        </Stack>
      </Card>
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={(name) => LABELS[name]}
        describe={describe}
      />
    </Form>
  );
}
