import { useMutation, type ApiError } from '@danji/api-client';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { isBlankDocument } from '@danji/editor/core/blank';
import { useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Alert, Button, Flex, Stack } from '@danji/ui';
import { useState, type FormEvent } from 'react';
import { toContentError } from '../../shared/content-error.ts';
import { RichTextField } from '../../shared/rich-text-field.tsx';
import { BLANK_DOCUMENT, useArticle } from '../../shared/use-article.ts';

/** Renames the wire field `result` to `content`, which the shared error message expects. */
const toContentFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^result\b/, 'content'), message]));

/** The form that answers a request; the draft is stored in this browser until it is sent. */
export function AnswerForm({ request }: { request: WorkRequest }) {
  const article = useArticle(`admin.request.${request.id}.answer`, BLANK_DOCUMENT);
  const [contentError, setContentError] = useState<string>();
  const [failure, setFailure] = useState<ApiError>();
  const answer = useMutation(answerWorkRequest);
  const toast = useToast();
  useUnsavedWork(article.isDirty && !article.isSaving);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blank = isBlankDocument(article.content);
    setContentError(blank ? '답변을 입력해 주세요.' : undefined);
    setFailure(undefined);
    if (blank) return;
    const outcome = await article.save(() =>
      answer.trigger({ params: { id: request.id }, body: { result: article.content } }),
    );
    if (outcome.ok) {
      article.finish();
      toast({ title: '답변을 보냈어요', description: `${request.user.name} 님에게 알렸어요.`, tone: 'success' });
      return;
    }
    const found = toContentError(article.content, toContentFields(outcome.error.fields));
    if (found) setContentError(found);
    else setFailure(outcome.error);
  };
  return (
    <form noValidate aria-label="답변 쓰기" onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <RichTextField
          label="답변"
          article={article}
          error={contentError}
          placeholder="답변을 입력해 주세요. 보내면 멤버에게 바로 알려요."
          minHeight={260}
        />
        {failure ? (
          <Alert tone="danger" title="답변을 보내지 못했어요">
            {failure.title}
          </Alert>
        ) : null}
        <Flex justifyContent="flex-end">
          <Button type="submit" icon="send" loading={answer.isRunning}>
            답변 보내기
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
