import type { DocumentTypeCode } from '@danji/contracts/codes/document-type';
import { toEarliestDate } from '@danji/contracts/site/system-document-rules';
import { Card, DateInput, Field, Heading, Stack, Switch, Textarea, TextInput } from '@danji/ui';
import { RichTextField } from '../../shared/rich-text-field.tsx';
import type { Article } from '../../shared/use-article.ts';
import type { DocumentDraft, DocumentErrors, Situation } from './document-draft.ts';

type WhenProps = {
  type: DocumentTypeCode;
  value: DocumentDraft;
  situation: Situation;
  errors: DocumentErrors;
  onChange: (part: Partial<DocumentDraft>) => void;
};

/** The effective date, and whether members must consent again; the date moves to the earliest allowed day when it is too early. */
function WhenFields({ type, value, situation, errors, onChange }: WhenProps) {
  const earliest = toEarliestDate({ document_type: type, requires_consent: value.requires_consent }, situation);
  const setConsent = (requires_consent: boolean) => {
    const { date } = toEarliestDate({ document_type: type, requires_consent }, situation);
    onChange({ requires_consent, effective_date: value.effective_date < date ? date : value.effective_date });
  };
  return (
    <Card as="section" aria-label="시행">
      <Stack gap={5}>
        <Heading as="h2" size="md">
          시행
        </Heading>
        <Switch
          checked={value.requires_consent}
          onChange={setConsent}
          description="회원에게 불리하거나 중요한 변경이면 켜 주세요. 시행일부터 회원은 동의해야 단지를 이용할 수 있어요."
        >
          다시 동의 받기
        </Switch>
        <Field label="시행일" required help={earliest.reason} error={errors.effective_date}>
          <DateInput
            value={value.effective_date}
            min={earliest.date}
            today={situation.today}
            onChange={(effective_date) => onChange({ effective_date })}
          />
        </Field>
        <Field
          label="바뀐 점"
          required={situation.last !== undefined}
          help="알림과 문서 화면에서 회원에게 그대로 보여요."
          error={errors.change_summary}
        >
          <Textarea
            rows={4}
            maxLength={2000}
            value={value.change_summary}
            onChange={(change_summary) => onChange({ change_summary })}
          />
        </Field>
      </Stack>
    </Card>
  );
}

/** All fields of a version: text, change summary and effective date. */
export function DocumentFields({ article, ...props }: WhenProps & { article: Article }) {
  const { value, errors, onChange } = props;
  return (
    <>
      <Card as="section" aria-label="내용">
        <Stack gap={5}>
          <Heading as="h2" size="md">
            내용
          </Heading>
          <Field label="제목" required error={errors.title}>
            <TextInput
              maxLength={100}
              autoComplete="off"
              value={value.title}
              onChange={(title) => onChange({ title })}
            />
          </Field>
          <RichTextField label="글" article={article} error={errors.content} />
        </Stack>
      </Card>
      <WhenFields {...props} />
    </>
  );
}
