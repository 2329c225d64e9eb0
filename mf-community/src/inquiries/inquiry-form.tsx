import {
  Form,
  FormFailure,
  FormField,
  toTextBinding,
  useFormFiles,
  useFormValues,
  useRecordForm,
  type FieldErrors,
} from '@danji/app-kit/forms';
import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';
import { createInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import type { StoredFile } from '@danji/contracts/site/file';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { AttachmentsField, Button, Card, Flex, Select, Stack, Textarea, TextInput } from '@danji/ui';
import { MatchingFaqs } from './matching-faqs.tsx';

type Draft = { category: SupportCategoryCode; title: string; content: string; files: StoredFile[] };

const BLANK: Draft = { category: SupportCategory.ACCOUNT, title: '', content: '', files: [] };
const CATEGORIES = SupportCategory.options.map(({ code, label }) => ({ value: String(code), label }));

const validate = ({ title, content }: Draft): FieldErrors<Draft> => ({
  ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }),
});

function useInquiryForm() {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: createInquiry,
    initial: BLANK,
    toInput: ({ files, title, content, category }) => ({
      body: {
        category,
        title: title.trim(),
        content: content.trim(),
        file_ids: files.map(({ nano_id }) => nano_id),
      },
    }),
    validate,
    wireNames: { files: 'file_ids' },
    draftKey: 'community.inquiry',
    onSaved: ({ nano_id }) => {
      toast({ title: '문의를 보냈어요', description: '답변이 오면 알려 드릴게요.', tone: 'success' });
      return navigate(webPaths.inquiry(nano_id), { replace: true });
    },
  });
}

/** The form of a new inquiry; what is typed stays in this browser until it is sent. */
export function InquiryForm() {
  const form = useInquiryForm();
  const files = useFormFiles(form);
  const { title } = useFormValues(form);
  const { isBusy } = files.uploads;
  useUnsavedWork(isBusy);
  return (
    <Form form={form} label="문의하기" gap={5}>
      <Card>
        <Stack gap={5}>
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
          <AttachmentsField
            {...files}
            maxCount={INQUIRY_LIMITS.files}
            title="화면을 찍은 사진이나 파일을 끌어다 놓거나 골라 주세요"
          />
        </Stack>
      </Card>
      <FormFailure form={form} title="보내지 못했어요" />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.inquiries}>취소</Link>
        </Button>
        <Button type="submit" size="lg" loading={form.isRunning} disabled={isBusy} loadingLabel="보내는 중">
          {isBusy ? '파일 올리는 중' : '문의 보내기'}
        </Button>
      </Flex>
    </Form>
  );
}
