import { Form, FormFailure, FormField, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { clientStorage, toAccountKind, useDraft, useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button, TextInput } from '@danji/ui';
import { FactRow } from './fact-row.tsx';
import {
  isOwnerReady,
  OwnerFields,
  toOwnerBody,
  toOwnerConfirmation,
  validateOwner,
  type OwnerConfirmation,
} from './owner-confirmation.tsx';
import { useKakaoConfirmed } from './use-kakao-confirmed.ts';

type Values = OwnerConfirmation & { email: string };
type Props = { user: User; isKakaoConfirmed: boolean; onDone: () => void };

function useEmailChange({ user, isKakaoConfirmed, onDone }: Props): RecordForm<Values> {
  const { updateUser } = useSession();
  const toast = useToast();
  // Kakao leads away from this page: the typed address waits here.
  const draft = useDraft('change-email', { email: '' });
  const form: RecordForm<Values> = useRecordForm({
    call: updateMe,
    initial: { ...toOwnerConfirmation(user, isKakaoConfirmed), ...draft.value },
    toInput: (values) => ({ body: { email: values.email.trim(), ...toOwnerBody(values) } }),
    validate: (values) => ({
      ...validateOwner(values),
      ...(values.email.trim() === user.email && { email: '지금 쓰고 있는 이메일이에요.' }),
    }),
    onRefused: ({ code }) => {
      if (code === 'owner_confirmation_required') form.change({ isConfirmed: false });
    },
    onSaved: (saved) => {
      draft.clear();
      clientStorage.email(toAccountKind(saved)).set(saved.email ?? '');
      updateUser(saved);
      toast({ title: '이메일을 바꿨어요. 다음부터 새 이메일로 로그인해 주세요.', tone: 'success' });
      onDone();
    },
  });
  return form;
}

function ChangeEmail(props: Props) {
  const form = useEmailChange(props);
  const values = useFormValues(form);
  return (
    <Form form={form}>
      <OwnerFields user={props.user} change="email" form={form} />
      {isOwnerReady(values) || values.email !== '' ? (
        <FormField form={form} name="email" label="새 이메일" required>
          {(field) => (
            <TextInput {...field} type="email" autoComplete="email" inputMode="email" autoCapitalize="none" />
          )}
        </FormField>
      ) : null}
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        이메일 변경
      </Button>
    </Form>
  );
}

/** Shows the e-mail address of the account; the owner confirms a new one. Those of operators are set by an ADMIN. */
export function EmailRow({ user }: { user: User }) {
  const modal = useModal();
  const { isStaff } = useSession();
  const change = (isKakaoConfirmed: boolean) =>
    void modal.open((close) => <ChangeEmail user={user} isKakaoConfirmed={isKakaoConfirmed} onDone={close} />, {
      title: '이메일 변경',
      description: '본인 확인을 한 다음 로그인할 새 이메일을 정해요.',
      directClose: false,
      size: 'sm',
    });
  useKakaoConfirmed('email', () => change(true));
  return (
    <FactRow
      label="이메일"
      value={user.email ?? '등록한 이메일이 없어요'}
      action={
        isStaff ? null : (
          <Button size="sm" variant="outline" onClick={() => change(false)}>
            이메일 변경
          </Button>
        )
      }
    />
  );
}
