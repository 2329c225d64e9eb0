import { Form, FormFailure, useFormFiles, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { createInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import type { StoredFile } from '@danji/contracts/site/file';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { AttachmentsField, Button, Card, Flex, Stack } from '@danji/ui';
import { BLANK_TEXT, InquiryFields, validateText, type InquiryText } from './inquiry-fields.tsx';

type Draft = InquiryText & { files: StoredFile[] };

const BLANK: Draft = { ...BLANK_TEXT, files: [] };

function useInquiryForm(): RecordForm<Draft> {
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
    validate: validateText,
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
  const { isBusy } = files.uploads;
  useUnsavedWork(isBusy);
  return (
    <Form form={form} label="문의하기" gap={5}>
      <Card>
        <Stack gap={5}>
          <InquiryFields form={form} />
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
