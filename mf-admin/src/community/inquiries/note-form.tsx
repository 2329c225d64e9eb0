import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { useToast } from '@danji/shell-sdk';
import { Button, Flex, Textarea } from '@danji/ui';

/** A note about an inquiry, for operators only. */
export function NoteForm({ inquiry: { id, updated, note } }: { inquiry: Inquiry }) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateInquiry,
    initial: { note: note ?? '' },
    toInput: (body) => ({ params: { id }, body: { ...body, updated } }),
    draftKey: `admin.inquiry.${id}.note`,
    onSaved: () => {
      toast({ title: '메모를 저장했어요', tone: 'success' });
    },
  });
  return (
    <Form form={form} label="메모">
      <FormField form={form} name="note" label="메모" help="운영자만 볼 수 있어요.">
        {(field) => <Textarea {...field} rows={4} maxLength={INQUIRY_LIMITS.noteCharacters} />}
      </FormField>
      <FormFailure form={form} title="저장하지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" variant="outline" loading={form.isRunning}>
          메모 저장
        </Button>
      </Flex>
    </Form>
  );
}
