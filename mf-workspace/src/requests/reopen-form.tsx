import { useMutation } from '@danji/api-client';
import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import { reopenWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { useDraft, useToast } from '@danji/shell-sdk';
import { Alert, Button, Field, Flex, Stack, Textarea } from '@danji/ui';
import { useState, type FormEvent } from 'react';

/** Reopens an answered request, in a dialog; this is possible once. */
export function ReopenForm({ id, onDone }: { id: number; onDone: () => void }) {
  const draft = useDraft(`workspace.request.${id}.reopen`, { comment: '' });
  const [isMissing, setIsMissing] = useState(false);
  const reopen = useMutation(reopenWorkRequest);
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const comment = draft.value.comment.trim();
    setIsMissing(comment === '');
    if (comment === '') return;
    const outcome = await reopen.trigger({ params: { id }, body: { comment } });
    if (!outcome.ok) return;
    draft.clear();
    toast({ title: '다시 물었어요', description: '담당자가 확인하면 알려 드릴게요.', tone: 'success' });
    onDone();
  };
  const message = isMissing ? '다시 묻고 싶은 내용을 입력해 주세요.' : reopen.fieldErrors['comment'];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Field label="다시 묻는 내용" required error={message} help="답변을 받은 요청은 한 번만 다시 물을 수 있어요.">
          <Textarea
            data-autofocus
            rows={5}
            maxLength={WORK_REQUEST_LIMITS.commentCharacters}
            value={draft.value.comment}
            onChange={(comment) => {
              draft.setValue({ comment });
              setIsMissing(false);
            }}
          />
        </Field>
        {reopen.error && !message ? <Alert tone="danger">{reopen.error.title}</Alert> : null}
        <Flex justifyContent="flex-end" gap={2}>
          <Button variant="outline" onClick={onDone}>
            취소
          </Button>
          <Button type="submit" loading={reopen.isRunning}>
            다시 묻기
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
