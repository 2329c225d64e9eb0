import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { useToast } from '@danji/shell-sdk';
import { Button, Flex, Textarea } from '@danji/ui';

const BLANK = { content: '' };

/** Writes once more to our support. */
export function ReplyForm({ inquiry: { nano_id, id, updated } }: { inquiry: Inquiry }) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateInquiry,
    initial: BLANK,
    toInput: ({ content }) => ({ params: { id }, body: { content: content.trim(), updated } }),
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }) }),
    draftKey: `community.inquiry.${nano_id}`,
    onSaved: () => {
      form.startFrom(BLANK);
      toast({ title: '문의를 보냈어요', description: '답변이 오면 알려 드릴게요.', tone: 'success' });
    },
  });
  return (
    <Form form={form} label="이어서 묻기">
      <FormField form={form} name="content" label="이어서 묻기" required>
        {(field) => <Textarea {...field} rows={4} maxLength={INQUIRY_LIMITS.textCharacters} />}
      </FormField>
      <FormFailure form={form} title="보내지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" loading={form.isRunning}>
          보내기
        </Button>
      </Flex>
    </Form>
  );
}
