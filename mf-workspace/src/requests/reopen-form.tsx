import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import { reopenWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Textarea } from '@danji/ui';

/** Reopens an answered request, in a dialog; this is possible once. */
export function ReopenForm({ id, onDone }: { id: number; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: reopenWorkRequest,
    initial: { comment: '' },
    toInput: ({ comment }) => ({ params: { id }, body: { comment: comment.trim() } }),
    validate: ({ comment }) => ({ ...(comment.trim() === '' && { comment: '다시 묻고 싶은 내용을 입력해 주세요.' }) }),
    draftKey: `workspace.request.${id}.reopen`,
    onSaved: () => {
      toast({ title: '다시 물었어요', description: '담당자가 확인하면 알려 드릴게요.', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="comment"
        label="다시 묻는 내용"
        required
        help="답변을 받은 요청은 한 번만 다시 물을 수 있어요."
      >
        {(field) => <Textarea {...field} data-autofocus rows={5} maxLength={WORK_REQUEST_LIMITS.commentCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="다시 묻기" onCancel={onDone} />
    </Form>
  );
}
