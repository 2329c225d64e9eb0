import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { StaffProductReview } from '@danji/contracts/shop/product-review';
import { updateStaffReview } from '@danji/contracts/shop/product-review.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { Textarea } from '@danji/ui';

type ReplyFormProps = { review: StaffProductReview; onDone: () => void };

/** Replies to a review, or changes the reply; a draft stays in this browser until it is sent. */
export function ReplyForm({ review: { id, reply, is_hidden, updated }, onDone }: ReplyFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateStaffReview,
    initial: { reply: reply ?? '' },
    toInput: (values) => ({ params: { id }, body: { reply: values.reply.trim(), updated } }),
    validate: (values) => ({ ...(values.reply.trim() === '' && { reply: '답글을 입력해 주세요.' }) }),
    draftKey: `admin.product-review.${id}.reply`,
    onSaved: () => {
      form.startFrom({ reply: '' });
      toast({ title: reply === null ? '답글을 남겼어요' : '답글을 고쳤어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="답글 쓰기">
      <FormField
        form={form}
        name="reply"
        label="답글"
        required
        help={is_hidden ? '가려진 후기라 쓴 회원에게만 보여요.' : '상품 화면에서 모두에게 보여요.'}
      >
        {(field) => <Textarea {...field} rows={4} maxLength={SHOP_LIMITS.reviewReply} />}
      </FormField>
      <FormActions form={form} submitLabel={reply === null ? '답글 남기기' : '저장'} onCancel={onDone} />
    </Form>
  );
}
