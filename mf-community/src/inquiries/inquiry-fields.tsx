import { FormField, toTextBinding, useFormValues, type FieldErrors, type RecordForm } from '@danji/app-kit/forms';
import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { Select, Textarea, TextInput } from '@danji/ui';
import { MatchingFaqs } from './matching-faqs.tsx';

/** The text of an inquiry, with its category. */
export type InquiryText = { category: SupportCategoryCode; title: string; content: string };
export const BLANK_TEXT: InquiryText = { category: SupportCategory.ACCOUNT, title: '', content: '' };
const CATEGORIES = SupportCategory.options.map(({ code, label }) => ({ value: String(code), label }));

export const validateText = ({ title, content }: InquiryText): FieldErrors<InquiryText> => ({
  ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }),
});

/** The category, the title with the questions that match it, and the text of an inquiry. */
export function InquiryFields({ form }: { form: RecordForm<InquiryText> }) {
  const { title } = useFormValues(form);
  return (
    <>
      <FormField form={form} name="category" label="분류" required>
        {(field) => <Select {...toTextBinding<SupportCategoryCode>(field)} options={CATEGORIES} />}
      </FormField>
      <FormField form={form} name="title" label="제목" required>
        {(field) => (
          <TextInput
            {...field}
            maxLength={INQUIRY_LIMITS.titleCharacters}
            autoComplete="off"
            placeholder="예) 초대장이 오지 않아요"
          />
        )}
      </FormField>
      <MatchingFaqs title={title} />
      <FormField
        form={form}
        name="content"
        label="내용"
        required
        help="언제, 어느 화면에서, 어떤 일이 있었는지 적어 주시면 더 빨리 도와드릴 수 있어요."
      >
        {(field) => <Textarea {...field} rows={8} maxLength={INQUIRY_LIMITS.textCharacters} />}
      </FormField>
    </>
  );
}
