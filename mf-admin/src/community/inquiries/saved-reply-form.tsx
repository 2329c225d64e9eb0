import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { SavedReply } from '@danji/contracts/community/saved-reply';
import { createSavedReply, updateSavedReply } from '@danji/contracts/community/saved-reply.endpoints';
import { SAVED_REPLY_LIMITS, SAVED_REPLY_PLACEHOLDERS } from '@danji/contracts/community/saved-reply-rules';
import { useToast } from '@danji/shell-sdk';
import { Textarea, TextInput } from '@danji/ui';

type SavedReplyFormProps = { reply: SavedReply | undefined; onDone: () => void };

/** Creates or changes a saved reply, in a dialog. */
export function SavedReplyForm({ reply, onDone }: SavedReplyFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: reply ? updateSavedReply : createSavedReply,
    initial: { title: reply?.title ?? '', content: reply?.content ?? '' },
    toInput: ({ title, content }) => {
      const fields = { title: title.trim(), content: content.trim() };
      return reply ? { params: { id: reply.id }, body: { ...fields, updated: reply.updated } } : { body: fields };
    },
    validate: ({ title, content }) => ({
      ...(title.trim() === '' && { title: '이름을 입력해 주세요.' }),
      ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }),
    }),
    onSaved: ({ title }: SavedReply) => {
      toast({ title: `'${title}' 답변을 저장했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="title" label="이름" required>
        {(field) => <TextInput {...field} maxLength={SAVED_REPLY_LIMITS.titleCharacters} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="content"
        label="내용"
        required
        help={`${SAVED_REPLY_PLACEHOLDERS.join(', ')} 자리에는 문의한 사람의 이름, 문의 제목, 답변하는 사람의 이름이 들어가요.`}
      >
        {(field) => <Textarea {...field} rows={8} maxLength={SAVED_REPLY_LIMITS.contentCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
