import { useEndpoint } from '@danji/api-client';
import { FormField, toTextBinding, useFormField, useFormFiles } from '@danji/app-kit/forms';
import { ComplianceDocumentKind } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { SUGGEST_REQUEST_LIMITS } from '@danji/contracts/bids/suggest-request';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, AttachmentsField, Checkbox, FailedState, Field, ListSkeleton, Select, Stack, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { describeDocument } from '../shared/document-state.tsx';
import { labelOffer } from './offer-draft.ts';
import type { OfferForm } from './use-offer-form.ts';

type Props = { form: OfferForm };

/** More than a vendor has. */
const MAX = 100;

/** The public introduction that the vendor offers with. */
function CompanyField({ form }: Props) {
  const { data } = useEndpoint(
    listCompanyItems,
    { query: { edit_state_type: EditState.DONE, page: 1, page_size: MAX } },
    { refreshOnFocus: false },
  );
  const options = (data?.results ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <FormField form={form} name="company_item_id" label={labelOffer('company_item_id')} optional>
      {(field) => <Select {...toTextBinding(field)} options={[{ value: '', label: '함께 보내지 않기' }, ...options]} />}
    </FormField>
  );
}

/** The papers of the box of the vendor, each by a tick. */
function DocumentsField({ form }: Props) {
  const { field, error: message } = useFormField(form, 'document_ids');
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listComplianceDocuments,
    { query: { page: 1, page_size: MAX } },
    { refreshOnFocus: false },
  );
  const chosen = new Set(field.value);
  const toggle = (id: number, isOn: boolean): void =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((other) => other !== id));
  return (
    <Field
      label={labelOffer('document_ids')}
      optional
      group
      error={message}
      help={`${SUGGEST_REQUEST_LIMITS.documents}개까지 함께 보낼 수 있어요.`}
    >
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <ListSkeleton count={2} /> : null}
      {data?.results.length === 0 ? (
        <Text tone="muted">
          아직 올린 서류가 없어요.{' '}
          <Anchor asChild>
            <Link to={webPaths.newComplianceDocument}>증빙 서류 등록</Link>
          </Anchor>
        </Text>
      ) : null}
      <Stack gap={0}>
        {data?.results.map((document) => (
          <Checkbox
            key={document.id}
            checked={chosen.has(document.id)}
            disabled={!chosen.has(document.id) && chosen.size >= SUGGEST_REQUEST_LIMITS.documents}
            description={`${ComplianceDocumentKind.label(document.kind)} · ${describeDocument(document)}`}
            onChange={(isOn) => toggle(document.id, isOn)}
          >
            {document.title}
          </Checkbox>
        ))}
      </Stack>
    </Field>
  );
}

/** Shows the fields of the company item, the documents and the files that go with the request. */
export function OfferPapers({ form }: Props) {
  const files = useFormFiles(form);
  return (
    <SectionCard title="함께 보낼 것">
      <CompanyField form={form} />
      <DocumentsField form={form} />
      <AttachmentsField
        {...files}
        maxCount={SUGGEST_REQUEST_LIMITS.files}
        title="견적서, 제안서 같은 파일을 끌어다 놓거나 골라 주세요"
      />
    </SectionCard>
  );
}
