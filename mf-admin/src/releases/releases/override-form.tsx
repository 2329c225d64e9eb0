import { FormActions } from '@danji/app-kit/forms';
import type { ApiError } from '@danji/api-client';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { Field, Select, Stack, Text, TextInput } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { ReleaseText } from './release-text.tsx';
import { REMOTE_OPTIONS } from './remote-names.ts';
import { useOverride } from './use-override.ts';

const FIELDS = ['remote', 'target'];

/** Asks in a dialog which remote this browser should load from another URL. */
export function OverrideForm({ onDone }: { onDone: () => void }) {
  const { override, isRunning } = useOverride();
  const [remote, setRemote] = useState('');
  const [target, setTarget] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [error, setError] = useState<ApiError>();
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const empty = [...(remote === '' ? ['remote'] : []), ...(target.trim() === '' ? ['target'] : [])];
    setMissing(empty);
    setError(undefined);
    if (empty.length > 0) return;
    const outcome = await override(remote as RemoteName, target.trim());
    if (outcome.ok) onDone();
    else setError(outcome.error);
  };
  const isFieldError = FIELDS.some((name) => error?.fields[name]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Text size="sm" tone="muted">
          이 브라우저에서만 바뀌고, 통계와 자동 되돌리기에는 들어가지 않아요. 화면 위에 알림줄이 계속 보여요.
        </Text>
        <Field
          label="화면"
          required
          error={missing.includes('remote') ? '화면을 골라 주세요.' : error?.fields['remote']}
        >
          <Select placeholder="화면 고르기" value={remote} options={REMOTE_OPTIONS} onChange={setRemote} />
        </Field>
        <Field
          label="릴리스 또는 개발 서버 주소"
          required
          help={<ReleaseText>예: 0.1.0-1a2b3c4d5e6f, http://localhost:3100</ReleaseText>}
          error={missing.includes('target') ? '릴리스나 주소를 입력해 주세요.' : error?.fields['target']}
        >
          <TextInput value={target} maxLength={200} autoComplete="off" onChange={setTarget} />
        </Field>
        <FormActions
          submitLabel="이 브라우저에서 쓰기"
          form={{ isRunning, failure: isFieldError || !error ? undefined : { message: error.title, error } }}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
