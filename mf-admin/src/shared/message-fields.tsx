import { Field, Stack, Textarea, TextInput } from '@danji/ui';
import type { MessageDraft } from './message-draft.ts';

type MessageFieldsProps = {
  value: MessageDraft;
  onChange: (part: Partial<MessageDraft>) => void;
  errors: Partial<Record<keyof MessageDraft, string>>;
};

/** The fields title, text and link of a notification. */
export function MessageFields({ value, onChange, errors }: MessageFieldsProps) {
  const set = (name: keyof MessageDraft) => (text: string) => onChange({ [name]: text });
  return (
    <Stack gap={5}>
      <Field label="제목" required error={errors.title}>
        <TextInput maxLength={100} autoComplete="off" value={value.title} onChange={set('title')} />
      </Field>
      <Field label="내용" required error={errors.content}>
        <Textarea rows={5} maxLength={1000} value={value.content} onChange={set('content')} />
      </Field>
      <Field
        label="누르면 열 화면"
        optional
        help="이 사이트 안의 주소를 /로 시작해 적어 주세요. 예: /workspace"
        error={errors.link}
      >
        <TextInput
          maxLength={300}
          autoComplete="off"
          inputMode="url"
          placeholder="/"
          value={value.link}
          onChange={set('link')}
        />
      </Field>
    </Stack>
  );
}
