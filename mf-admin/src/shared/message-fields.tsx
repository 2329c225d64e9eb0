import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { Stack, Textarea, TextInput } from '@danji/ui';
import type { MessageDraft } from './message-draft.ts';

/** The fields title, text and link of a notification. */
export const MessageFields = ({ form }: { form: RecordForm<MessageDraft> }) => (
  <Stack gap={5}>
    <FormField form={form} name="title" label="제목" required>
      {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="content" label="내용" required>
      {(field) => <Textarea {...field} rows={5} maxLength={1000} />}
    </FormField>
    <FormField
      form={form}
      name="link"
      label="누르면 열 화면"
      optional
      help="이 사이트 안의 주소를 /로 시작해 적어 주세요. 예: /workspace"
    >
      {(field) => <TextInput {...field} maxLength={300} autoComplete="off" inputMode="url" placeholder="/" />}
    </FormField>
  </Stack>
);
