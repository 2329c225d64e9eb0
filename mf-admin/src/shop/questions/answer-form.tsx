import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { StaffProductQuestion } from '@danji/contracts/shop/product-question';
import { updateStaffQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { Textarea } from '@danji/ui';

type AnswerFormProps = { question: StaffProductQuestion; onDone: () => void };

/** Answers a question about a product, or changes the answer; a draft stays in this browser until it is sent. */
export function AnswerForm({ question: { id, answer, is_secret, updated }, onDone }: AnswerFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: updateStaffQuestion,
    initial: { answer: answer ?? '' },
    toInput: (values) => ({ params: { id }, body: { answer: values.answer.trim(), updated } }),
    validate: (values) => ({ ...(values.answer.trim() === '' && { answer: '답변을 입력해 주세요.' }) }),
    draftKey: `admin.product-question.${id}.answer`,
    onSaved: () => {
      form.startFrom({ answer: '' });
      toast({ title: answer === null ? '답변을 남겼어요' : '답변을 고쳤어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} label="답변 쓰기">
      <FormField
        form={form}
        name="answer"
        label="답변"
        required
        help={is_secret ? '비밀글이라 질문한 회원에게만 보여요.' : '상품 화면에서 모두에게 보여요.'}
      >
        {(field) => <Textarea {...field} rows={4} maxLength={SHOP_LIMITS.questionAnswer} />}
      </FormField>
      <FormActions form={form} submitLabel={answer === null ? '답변 남기기' : '저장'} onCancel={onDone} />
    </Form>
  );
}
