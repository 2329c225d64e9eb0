import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { RadioGroup, Text, TextInput } from '@danji/ui';
import { ReleaseText } from './release-text.tsx';
import { REMOTE_OPTIONS } from './remote-names.ts';
import { useOverrideToast } from './use-override.ts';

/** Asks in a dialog which remote this browser should load from another URL. */
export function OverrideForm({ onDone }: { onDone: () => void }) {
  const say = useOverrideToast();
  const form = useRecordForm({
    call: overrideRelease,
    initial: { remote: '', target: '' },
    toInput: ({ remote, target }) => ({ body: { remote: remote as RemoteName, target: target.trim() } }),
    validate: ({ remote, target }) => ({
      ...(remote === '' && { remote: '화면을 골라 주세요.' }),
      ...(target.trim() === '' && { target: '릴리스나 주소를 입력해 주세요.' }),
    }),
    onSaved: (_, { remote, target }) => {
      say(remote as RemoteName, target.trim());
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <Text size="sm" tone="muted">
        이 브라우저에서만 바뀌고, 통계와 자동 되돌리기에는 들어가지 않아요. 화면 위에 알림줄이 계속 보여요.
      </Text>
      <FormField form={form} name="remote" label="화면" required group>
        {({ value, onChange }) => <RadioGroup boxed value={value} onChange={onChange} options={REMOTE_OPTIONS} />}
      </FormField>
      <FormField
        form={form}
        name="target"
        label="릴리스 또는 개발 서버 주소"
        required
        help={<ReleaseText>예: 0.1.0-1a2b3c4d5e6f, http://localhost:3100</ReleaseText>}
      >
        {(field) => <TextInput {...field} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormActions form={form} submitLabel="이 브라우저에서 쓰기" onCancel={onDone} />
    </Form>
  );
}
