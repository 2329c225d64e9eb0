import { Form, FormField, useRecordForm } from '@danji/app-kit/forms';
import { createOwnExportLink } from '@danji/contracts/accounts/own-export.endpoints';
import { useModal, useSession } from '@danji/shell-sdk';
import { Alert, Button, Icon, PasswordInput, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { Section } from './section.tsx';

/** The button that had the focus is gone. */
const focusNode = (node: HTMLElement | null): void => node?.focus();

function ReadyFile({ url, onDone }: { url: string; onDone: () => void }) {
  return (
    <Stack gap={4}>
      <Alert tone="success" title="파일을 받을 준비가 됐어요" announce>
        10분 안에 저장해 주세요. 이름과 연락처가 들어 있으니 다른 사람에게 주지 마세요.
      </Alert>
      {/* With `download` a failed response ends as a failed download and never replaces this page. */}
      <Button asChild size="lg" fullWidth>
        <a ref={focusNode} href={url} download onClick={onDone}>
          <Icon name="download" />
          파일 저장
        </a>
      </Button>
    </Stack>
  );
}

function OwnDataForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const [url, setUrl] = useState<string>();
  const form = useRecordForm({
    call: createOwnExportLink,
    initial: { password: '' },
    toInput: ({ password }) => ({ body: hasPassword ? { password } : {} }),
    validate: ({ password }) => ({
      ...(hasPassword && password === '' && { password: '비밀번호를 입력해 주세요.' }),
    }),
    onSaved: (link) => setUrl(link.url),
  });
  if (url !== undefined) return <ReadyFile url={url} onDone={onDone} />;
  const { failure } = form;
  const isLimit = failure?.error.code === 'own_export_limit_reached';
  return (
    <Form form={form}>
      <Text tone="muted">
        프로필, 동의, 로그인 기록, 알림, 워크스페이스에 내가 등록한 것의 목록, 내가 올린 파일이 ZIP 파일 하나에 담겨요.
      </Text>
      {hasPassword ? (
        <FormField form={form} name="password" label="비밀번호" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : null}
      {failure ? (
        <Alert tone={isLimit ? 'warning' : 'danger'} announce>
          {failure.message}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" fullWidth disabled={isLimit} loading={form.isRunning}>
        파일 준비하기
      </Button>
    </Form>
  );
}

/** Downloads what we store about the account, after its password. */
export function OwnDataSection() {
  const { user } = useSession();
  const modal = useModal();
  const hasPassword = user?.sign_in_ways.includes('email') ?? true;
  const open = () =>
    void modal.open((close) => <OwnDataForm hasPassword={hasPassword} onDone={close} />, {
      title: '내 데이터 내려받기',
      directClose: false,
      size: 'sm',
    });
  return (
    <Section
      title="내 데이터"
      ownerOnly
      lead="단지가 보관하는 내 정보를 파일로 받아요. 하루에 한 번 받을 수 있어요."
      action={
        <Button size="sm" variant="outline" onClick={open}>
          내려받기
        </Button>
      }
    />
  );
}
