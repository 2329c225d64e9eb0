import { FormField, useFormField, type RecordForm } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import { toEarliestDate } from '@danji/contracts/site/system-document-rules';
import { Card, DateInput, Heading, Stack, Switch, Textarea, TextInput } from '@danji/ui';
import type { DocumentDraft, Situation } from './document-draft.ts';

type Props = { type: DocumentTypeCode; form: RecordForm<DocumentDraft>; situation: Situation };

/** The effective date, and whether members must consent again; the date moves to the earliest allowed day when it is too early. */
function WhenFields({ type, form, situation }: Props) {
  const { value: requiresConsent } = useFormField(form, 'requires_consent').field;
  const earliest = toEarliestDate({ document_type: type, requires_consent: requiresConsent }, situation);
  const setConsent = (requires_consent: boolean) => {
    const { date } = toEarliestDate({ document_type: type, requires_consent }, situation);
    form.change(({ effective_date }) => ({
      requires_consent,
      effective_date: effective_date < date ? date : effective_date,
    }));
  };
  return (
    <Card as="section" aria-label="시행">
      <Stack gap={5}>
        <Heading as="h2" size="md">
          시행
        </Heading>
        <Switch
          checked={requiresConsent}
          onChange={setConsent}
          description="회원에게 불리하거나 중요한 변경이면 켜 주세요. 시행일부터 회원은 동의해야 단지를 이용할 수 있어요."
        >
          다시 동의 받기
        </Switch>
        <FormField form={form} name="effective_date" label="시행일" required help={earliest.reason}>
          {(field) => <DateInput {...field} min={earliest.date} today={situation.today} />}
        </FormField>
        <FormField
          form={form}
          name="change_summary"
          label="바뀐 점"
          required={situation.last !== undefined}
          help="알림과 문서 화면에서 회원에게 그대로 보여요."
        >
          {(field) => <Textarea {...field} rows={4} maxLength={2000} />}
        </FormField>
      </Stack>
    </Card>
  );
}

/** All fields of a version: text, change summary and effective date. */
export const DocumentFields = (props: Props) => (
  <>
    <Card as="section" aria-label="내용">
      <Stack gap={5}>
        <Heading as="h2" size="md">
          내용
        </Heading>
        <FormField form={props.form} name="title" label="제목" required>
          {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
        </FormField>
        <RichTextField form={props.form} name="content" label="글" />
      </Stack>
    </Card>
    <WhenFields {...props} />
  </>
);
