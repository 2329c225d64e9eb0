import { type FieldErrors, Form, FormActions, FormControl, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { ProductQuestion } from '@danji/contracts/shop/product-question';
import { createProductQuestion, updateProductQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { Checkbox, Textarea, TextInput } from '@danji/ui';

const BLANK = { title: '', content: '', is_secret: false };
type Values = typeof BLANK;

const validate = ({ title, content }: Values): FieldErrors<Values> => ({
  ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(content.trim() === '' && { content: '궁금한 점을 입력해 주세요.' }),
});

type QuestionFormProps = {
  /** The product that is asked about. */
  code: string;
  /** The own question that is changed. */
  question: ProductQuestion | undefined;
  onDone: () => void;
};

/** Asks about a product, or changes an own question, in a dialog; what is typed stays in this browser until it is sent. */
export function QuestionForm({ code, question, onDone }: QuestionFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: question ? updateProductQuestion : createProductQuestion,
    initial: question ? { title: question.title, content: question.content, is_secret: question.is_secret } : BLANK,
    toInput: (values) =>
      question
        ? { params: { id: question.id }, body: { ...values, updated: question.updated } }
        : { body: { ...values, code } },
    validate,
    draftKey: question ? `shop.question.${question.id}` : `shop.question.${code}.new`,
    onSaved: ({ is_hidden }: ProductQuestion) => {
      form.startFrom(BLANK);
      toast({
        title: question ? '질문을 고쳤어요' : '질문을 남겼어요',
        description: is_hidden ? '운영팀이 확인한 뒤 다른 회원에게 보여요.' : '답변하면 알림으로 알려 드려요.',
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="title" label="제목" required>
        {(field) => <TextInput {...field} maxLength={SHOP_LIMITS.questionTitle} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="content" label="내용" required help="전화번호 같은 개인정보는 비밀글로 남겨 주세요.">
        {(field) => <Textarea {...field} rows={5} maxLength={SHOP_LIMITS.questionContent} />}
      </FormField>
      <FormControl form={form} name="is_secret">
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={onChange} description="나와 운영팀만 제목과 내용, 답변을 볼 수 있어요.">
            비밀글로 남기기
          </Checkbox>
        )}
      </FormControl>
      <FormActions form={form} submitLabel={question ? '저장' : '질문 남기기'} onCancel={onDone} />
    </Form>
  );
}
