import type { ApiError } from '@danji/api-client';
import {
  AI_ANSWER_LIMITS,
  type AiAnswers,
  validateAnswers,
  getAiForm,
} from '@danji/contracts/workspace/ai-document-forms';
import type { ExhaustedLimit } from '@danji/contracts/workspace/ai-limit-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useDraft } from '@danji/shell-sdk';
import { Alert, Button, Card, Field, Flex, Stack, Text, TextInput, useErrorFocus } from '@danji/ui';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '../shared/body.validation.ts';
import { AnswerField } from './answer-field.tsx';
import { LimitLine, useAiLimit } from './limit-line.tsx';

export type DocumentFormValue = { title: string; answers: AiAnswers };

type DocumentFormProps = {
  type: AiDocumentTypeCode;
  /** The key under which the typed answers are stored until a document is created. */
  draftKey: string;
  initial: DocumentFormValue;
  submitLabel: string;
  isRunning: boolean;
  /** The error of the last submit. */
  failure: ApiError | undefined;
  /** Creates the document; resolves to true when it was created. */
  onSubmit: (value: DocumentFormValue) => Promise<boolean>;
};

/** Error paths of the server start with `answers.`, for instance `answers.date`; the form uses the name of the field alone. */
const toFormErrors = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^answers\./, ''), message]));

function QuestionsCard({
  type,
  value: { title, answers },
  fieldErrors,
  onTitle,
  onAnswer,
}: {
  type: AiDocumentTypeCode;
  value: DocumentFormValue;
  fieldErrors: FieldErrors;
  onTitle: (title: string) => void;
  onAnswer: (name: string, value: string) => void;
}) {
  const form = getAiForm(type);
  return (
    <Card as="section" aria-label="담을 내용">
      <Stack gap={5}>
        <Field label="제목" required error={fieldErrors['title']}>
          <TextInput
            maxLength={AI_ANSWER_LIMITS.titleCharacters}
            autoComplete="off"
            placeholder={`예: ${form.titleExample}`}
            value={title}
            onChange={onTitle}
          />
        </Field>
        {form.fields.map((field) => (
          <AnswerField
            key={field.name}
            field={field}
            value={answers[field.name] ?? ''}
            error={fieldErrors[field.name]}
            onChange={(value) => onAnswer(field.name, value)}
          />
        ))}
      </Stack>
    </Card>
  );
}

type SubmitRowProps = { label: string; isRunning: boolean; exhausted: ExhaustedLimit | undefined };

/** Submits the form; while a limit is used up the button is disabled. */
function SubmitRow({ label, isRunning, exhausted }: SubmitRowProps) {
  return (
    <>
      {exhausted ? (
        <Alert tone="warning" title={exhausted.title}>
          {exhausted.renewal}
        </Alert>
      ) : null}
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Stack gap={0.5}>
          <LimitLine />
          <Text size="sm" tone="subtle">
            글이 나오기 시작하면 횟수에 들어가요.
          </Text>
        </Stack>
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
    </>
  );
}

const RestoredAlert = ({ onStartOver }: { onStartOver: () => void }) => (
  <Alert
    tone="brand"
    title="입력하던 내용을 되살렸어요"
    action={
      <Button size="sm" variant="outline" onClick={onStartOver}>
        처음으로
      </Button>
    }
  />
);

/** The questions of a document type; the typed answers survive a reload. */
export function DocumentForm({
  type,
  draftKey,
  initial,
  submitLabel,
  isRunning,
  failure,
  onSubmit,
}: DocumentFormProps) {
  const draft = useDraft<DocumentFormValue>(draftKey, initial);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({});
  const { exhausted } = useAiLimit();
  const fieldErrors = { ...toFormErrors(failure?.fields ?? {}), ...ownErrors };
  const focusFirst = useErrorFocus();
  const { title, answers } = draft.value;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget } = event;
    const foundErrors: FieldErrors = {
      ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
      ...validateAnswers(type, answers),
    };
    setOwnErrors(foundErrors);
    if (Object.keys(foundErrors).length === 0 && (await onSubmit({ title: title.trim(), answers }))) draft.clear();
    else focusFirst(currentTarget);
  };
  const answer = (name: string, value: string): void => {
    draft.setValue((before) => ({ ...before, answers: { ...before.answers, [name]: value } }));
    setOwnErrors(({ [name]: _corrected, ...others }) => others);
  };
  const hasFieldErrors = failure ? Object.keys(failure.fields).length > 0 : false;

  return (
    <form noValidate aria-label="문서에 담을 내용" onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {draft.isRestored ? <RestoredAlert onStartOver={() => draft.startFrom(initial)} /> : null}
        <QuestionsCard
          type={type}
          value={draft.value}
          fieldErrors={fieldErrors}
          onTitle={(next) => draft.setValue((before) => ({ ...before, title: next }))}
          onAnswer={answer}
        />
        {failure && !hasFieldErrors ? (
          <Alert tone="danger" title="문서를 만들지 못했어요">
            {failure.title}
          </Alert>
        ) : null}
        <SubmitRow label={submitLabel} isRunning={isRunning} exhausted={exhausted} />
      </Stack>
    </form>
  );
}
