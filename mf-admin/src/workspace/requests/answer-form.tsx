import { Form, FormFailure, useRecordForm } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT, RichTextField } from '@danji/app-kit/rich-text';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { isBlankDocument } from '@danji/editor/core/blank';
import { useToast } from '@danji/shell-sdk';
import { Button, Flex } from '@danji/ui';

/** The form that answers a request; the draft is stored in this browser until it is sent. */
export function AnswerForm({ request }: { request: WorkRequest }) {
  const toast = useToast();
  const form = useRecordForm({
    call: answerWorkRequest,
    initial: { result: BLANK_DOCUMENT },
    toInput: (body) => ({ params: { id: request.id }, body }),
    validate: ({ result }) => ({ ...(isBlankDocument(result) && { result: '답변을 입력해 주세요.' }) }),
    draftKey: `admin.request.${request.id}.answer`,
    asksOnLeave: true,
    onSaved: () =>
      toast({ title: '답변을 보냈어요', description: `${request.user.name} 님에게 알렸어요.`, tone: 'success' }),
  });
  return (
    <Form form={form} label="답변 쓰기">
      <RichTextField
        form={form}
        name="result"
        label="답변"
        placeholder="답변을 입력해 주세요. 보내면 멤버에게 바로 알려요."
        minHeight={260}
      />
      <FormFailure form={form} title="답변을 보내지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button type="submit" icon="send" loading={form.isRunning}>
          답변 보내기
        </Button>
      </Flex>
    </Form>
  );
}
