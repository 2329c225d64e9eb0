import { Form, FormFailure, FormField, useFormFiles, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import type { StoredFile } from '@danji/contracts/site/file';
import { fillSavedReply } from '@danji/contracts/community/saved-reply-rules';
import { useSession, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { AttachmentsField, Button, Flex, Textarea } from '@danji/ui';
import { toInquirerName } from './inquirer.ts';
import { SavedReplyMenu } from './saved-reply-menu.tsx';
import { useInsertAtCaret } from './use-insert-at-caret.ts';

const BLANK: { content: string; files: StoredFile[] } = { content: '', files: [] };

/** Answers an inquiry; the draft is stored in this browser until it is sent. */
export function AnswerInquiryForm({ inquiry }: { inquiry: Inquiry }) {
  const { id, updated } = inquiry;
  const name = toInquirerName(inquiry);
  const { user: operator } = useSession();
  const toast = useToast();
  const form = useRecordForm({
    call: updateInquiry,
    initial: BLANK,
    toInput: ({ content, files }) => ({
      params: { id },
      body: { content: content.trim(), file_ids: files.map(({ nano_id }) => nano_id), updated },
    }),
    wireNames: { files: 'file_ids' },
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: '답변을 입력해 주세요.' }) }),
    draftKey: `admin.inquiry.${id}.answer`,
    asksOnLeave: true,
    onSaved: () => {
      form.startFrom(BLANK);
      toast({
        title: '답변을 보냈어요',
        description: `${name} 님에게 ${inquiry.visitor ? '문자로 ' : ''}알렸어요.`,
        tone: 'success',
      });
    },
  });
  const { area, insert } = useInsertAtCaret((content) => form.change({ content }));
  const files = useFormFiles(form);
  const { isBusy } = files.uploads;
  useUnsavedWork(isBusy);
  return (
    <Form form={form} label="답변 쓰기">
      <FormField form={form} name="content" label="답변" required help="보내면 바로 알려요.">
        {(field) => <Textarea {...field} ref={area} rows={6} maxLength={INQUIRY_LIMITS.textCharacters} />}
      </FormField>
      <SavedReplyMenu
        onSelect={({ content }) =>
          insert(fillSavedReply(content, { 이름: name, 제목: inquiry.question.title, 상담원: operator?.name ?? '' }))
        }
      />
      <AttachmentsField {...files} maxCount={INQUIRY_LIMITS.files} title="함께 보낼 파일을 끌어다 놓거나 골라 주세요" />
      <FormFailure form={form} title="답변을 보내지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" icon="send" loading={form.isRunning} disabled={isBusy}>
          {isBusy ? '파일 올리는 중' : '답변 보내기'}
        </Button>
      </Flex>
    </Form>
  );
}
