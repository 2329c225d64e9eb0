import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { useToast } from '@danji/shell-sdk';
import { Button, Flex, Textarea } from '@danji/ui';

const BLANK = { content: '' };

/** Answers an inquiry; the draft is stored in this browser until it is sent. */
export function AnswerInquiryForm({ inquiry: { id, updated, user } }: { inquiry: Inquiry }) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateInquiry,
    initial: BLANK,
    toInput: ({ content }) => ({ params: { id }, body: { content: content.trim(), updated } }),
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: '답변을 입력해 주세요.' }) }),
    draftKey: `admin.inquiry.${id}.answer`,
    asksOnLeave: true,
    onSaved: () => {
      form.startFrom(BLANK);
      toast({ title: '답변을 보냈어요', description: `${user.name} 님에게 알렸어요.`, tone: 'success' });
    },
  });
  return (
    <Form form={form} label="답변 쓰기">
      <FormField form={form} name="content" label="답변" required help="보내면 바로 알려요.">
        {(field) => <Textarea {...field} rows={6} maxLength={INQUIRY_LIMITS.textCharacters} />}
      </FormField>
      <FormFailure form={form} title="답변을 보내지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" icon="send" loading={form.isRunning}>
          답변 보내기
        </Button>
      </Flex>
    </Form>
  );
}
