import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { BrandEvaluation } from '@danji/contracts/bids/brand-evaluation';
import { replyToEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Textarea } from '@danji/ui';

const MAX_REPLY = 2000;

/** A form for the reply of the evaluated brand to an evaluation; an empty text removes it. */
export function ReplyForm({ evaluation, onDone }: { evaluation: BrandEvaluation; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: replyToEvaluation,
    initial: { reply: evaluation.reply ?? '' },
    toInput: ({ reply }) => ({ params: { id: evaluation.id }, body: { reply } }),
    onSaved: ({ reply }) => {
      toast({ title: reply === null ? '답글을 지웠어요' : '답글을 남겼어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="reply" label="답글" help="모두에게 보여요. 비워 두고 저장하면 답글을 지워요.">
        {(field) => <Textarea {...field} rows={5} maxLength={MAX_REPLY} />}
      </FormField>
      <FormActions form={form} submitLabel="저장" onCancel={onDone} />
    </Form>
  );
}
