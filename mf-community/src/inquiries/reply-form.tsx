import { Form, FormFailure, FormField, useFormFiles, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import type { StoredFile } from '@danji/contracts/site/file';
import { useToast, useUnsavedWork } from '@danji/shell-sdk';
import { AttachmentsField, Button, Flex, Textarea } from '@danji/ui';
import { callsOf, toldBy, useCheckAgain } from './inquiry-calls.ts';

const BLANK: { content: string; files: StoredFile[] } = { content: '', files: [] };

/** Writes once more to our support. */
export function ReplyForm({ inquiry }: { inquiry: Inquiry }) {
  const { nano_id, id, updated, visitor } = inquiry;
  const checkAgain = useCheckAgain();
  const toast = useToast();
  const form = useRecordForm({
    call: callsOf(inquiry).update,
    initial: BLANK,
    toInput: ({ content, files }) => ({
      params: { id },
      body: {
        content: content.trim(),
        ...(!visitor && { file_ids: files.map(({ nano_id }) => nano_id) }),
        updated,
      },
    }),
    wireNames: { files: 'file_ids' },
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }) }),
    draftKey: `community.inquiry.${nano_id}`,
    onRefused: checkAgain,
    onSaved: () => {
      form.startFrom(BLANK);
      toast({ title: '문의를 보냈어요', description: toldBy(inquiry), tone: 'success' });
    },
  });
  const files = useFormFiles(form);
  const { isBusy } = files.uploads;
  useUnsavedWork(isBusy);
  return (
    <Form form={form} label="이어서 묻기">
      <FormField form={form} name="content" label="이어서 묻기" required>
        {(field) => <Textarea {...field} rows={4} maxLength={INQUIRY_LIMITS.textCharacters} />}
      </FormField>
      {visitor ? null : (
        <AttachmentsField
          {...files}
          maxCount={INQUIRY_LIMITS.files}
          title="화면을 찍은 사진이나 파일을 끌어다 놓거나 골라 주세요"
        />
      )}
      <FormFailure form={form} title="보내지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" loading={form.isRunning} disabled={isBusy}>
          {isBusy ? '파일 올리는 중' : '보내기'}
        </Button>
      </Flex>
    </Form>
  );
}
