import { Form, FormFailure, FormField, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import {
  BLANK_TEL,
  TEL_WIRE_NAMES,
  validateTel,
  VerifiedTelField,
  type TelValues,
} from '@danji/app-kit/phone-verification';
import { CONSUMER_RECORD_YEARS } from '@danji/contracts/accounts/personal-data';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { createVisitorInquiry } from '@danji/contracts/community/visitor-inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Anchor, Button, Card, Flex, Stack, Text, TextInput } from '@danji/ui';
import { BLANK_TEXT, InquiryFields, validateText, type InquiryText } from './inquiry-fields.tsx';

type Draft = InquiryText & TelValues & { name: string };

const BLANK: Draft = { ...BLANK_TEXT, ...BLANK_TEL, name: '' };

function useVisitorInquiryForm(): RecordForm<Draft> {
  const [navigate, toast] = [useNavigate(), useToast()];
  const form: RecordForm<Draft> = useRecordForm({
    call: createVisitorInquiry,
    initial: BLANK,
    toInput: ({ name, verified, category, title, content }) => ({
      body: { name: name.trim(), tel: verified?.tel ?? '', category, title: title.trim(), content: content.trim() },
    }),
    validate: (values) => ({
      ...(values.name.trim() === '' && { name: '이름을 입력해 주세요.' }),
      ...validateTel(values),
      ...validateText(values),
    }),
    wireNames: TEL_WIRE_NAMES,
    draftKey: 'community.visitor-inquiry',
    onRefused: ({ code }) => {
      // The proof has run out while the text was written: the number is asked for again, everything else stays.
      if (code === 'verification_required') form.change({ verified: null });
    },
    onSaved: ({ nano_id }) => {
      toast({ title: '문의를 보냈어요', description: '답변이 오면 문자로 알려 드릴게요.', tone: 'success' });
      return navigate(webPaths.visitorInquiry(nano_id), { replace: true });
    },
  });
  return form;
}

/** The form of an inquiry without an account: a checked phone number is the way back to the answer. */
export function VisitorInquiryForm() {
  const form = useVisitorInquiryForm();
  return (
    <Form form={form} label="문의하기" gap={5}>
      <Card>
        <Stack gap={5}>
          <FormField form={form} name="name" label="이름" required>
            {(field) => <TextInput {...field} maxLength={INQUIRY_LIMITS.nameCharacters} autoComplete="name" />}
          </FormField>
          <VerifiedTelField form={form} purpose="inquiry" />
          <InquiryFields form={form} />
          <Text size="sm" tone="muted">
            파일은 로그인한 뒤 문의할 때 함께 보낼 수 있어요.
          </Text>
        </Stack>
      </Card>
      <Text size="sm" tone="muted">
        {`이름과 휴대폰 번호는 답변을 드리는 데만 쓰고, 문의가 끝나고 ${CONSUMER_RECORD_YEARS}년이 지나면 문의와 함께 지워요. `}
        <Anchor asChild variant="inline">
          <Link to={webPaths.privacy}>개인정보처리방침</Link>
        </Anchor>
      </Text>
      <FormFailure form={form} title="보내지 못했어요" />
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.inquiries}>취소</Link>
        </Button>
        <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="보내는 중">
          문의 보내기
        </Button>
      </Flex>
    </Form>
  );
}
