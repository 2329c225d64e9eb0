import { Form, FormFailure, FormField, type FieldErrors, type RecordForm } from '@danji/app-kit/forms';
import {
  AI_ANSWER_LIMITS,
  type AiAnswers,
  getAiForm,
  toInitialAnswers,
  validateAnswers,
} from '@danji/contracts/workspace/ai-document-forms';
import type { ExhaustedLimit } from '@danji/contracts/workspace/ai-limit-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { Alert, Button, Card, Flex, Stack, Text, TextInput } from '@danji/ui';
import { AnswerField } from './answer-field.tsx';
import { LimitLine, useAiLimit } from './limit-line.tsx';

export type DocumentFormValue = { title: string; answers: AiAnswers };

/** An empty field is absent in stored answers, and blank in the form. */
const toBlankAnswers = (type: AiDocumentTypeCode): AiAnswers =>
  Object.fromEntries(getAiForm(type).fields.map(({ name }) => [name, '']));

/** The common part of the forms of new and of stored documents; the typed answers survive a reload. */
export const describeDocumentForm = (type: AiDocumentTypeCode, stored?: DocumentFormValue) => ({
  initial: {
    title: stored?.title ?? '',
    answers: { ...toBlankAnswers(type), ...(stored?.answers ?? toInitialAnswers(type)) },
  },
  validate: ({ title, answers }: DocumentFormValue): FieldErrors<DocumentFormValue> => ({
    ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...Object.fromEntries(
      Object.entries(validateAnswers(type, answers)).map(([name, message]) => [`answers.${name}`, message]),
    ),
  }),
});

type SubmitRowProps = {
  label: string;
  isRunning: boolean;
  exhausted: ExhaustedLimit | undefined;
  onBlank: (() => void) | undefined;
};

/** Submits the form; while a limit is used up AI writes nothing, and a blank document can still be made. */
const SubmitRow = ({ label, isRunning, exhausted, onBlank }: SubmitRowProps) => (
  <>
    {exhausted ? (
      <Alert tone="warning" title={exhausted.title}>
        {`${exhausted.renewal}${onBlank ? ' 빈 문서는 지금도 만들 수 있어요.' : ''}`}
      </Alert>
    ) : null}
    <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
      <Stack gap={0.5}>
        <LimitLine />
        <Text size="sm" tone="subtle">
          글이 나오기 시작하면 횟수에 들어가요.
        </Text>
      </Stack>
      <Flex gap={2} flexWrap="wrap">
        {onBlank ? (
          <Button size="lg" variant="outline" disabled={isRunning} onClick={onBlank}>
            빈 문서로 시작
          </Button>
        ) : null}
        <Button
          type="submit"
          size="lg"
          icon="sparkles"
          loading={isRunning}
          loadingLabel="시작하는 중"
          disabled={exhausted !== undefined}
        >
          {label}
        </Button>
      </Flex>
    </Flex>
  </>
);

type DocumentFormProps = {
  type: AiDocumentTypeCode;
  form: RecordForm<DocumentFormValue>;
  submitLabel: string;
  /** Begins a document without AI. */
  onBlank?: () => void;
};

/** The questions of a document type. */
export function DocumentForm({ type, form, submitLabel, onBlank }: DocumentFormProps) {
  const { exhausted } = useAiLimit();
  const { titleExample, fields } = getAiForm(type);
  return (
    <Form form={form} label="문서에 담을 내용">
      <Card as="section" aria-label="담을 내용">
        <Stack gap={5}>
          <FormField form={form} name="title" label="제목" required>
            {(field) => (
              <TextInput
                {...field}
                maxLength={AI_ANSWER_LIMITS.titleCharacters}
                autoComplete="off"
                placeholder={`예: ${titleExample}`}
              />
            )}
          </FormField>
          {fields.map((field) => (
            <AnswerField key={field.name} of={field} form={form} />
          ))}
        </Stack>
      </Card>
      <FormFailure form={form} title="문서를 만들지 못했어요" />
      <SubmitRow label={submitLabel} isRunning={form.isRunning} exhausted={exhausted} onBlank={onBlank} />
    </Form>
  );
}
