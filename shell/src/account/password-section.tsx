import { Form, FormFailure, FormField, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { changePassword } from '@danji/contracts/accounts/profile.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { validatePassword } from '@danji/contracts/rules/password';
import { useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button, PasswordInput } from '@danji/ui';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import {
  isOwnerReady,
  OwnerFields,
  toOwnerBody,
  toOwnerConfirmation,
  validateOwner,
  type OwnerConfirmation,
} from './owner-confirmation.tsx';
import { Section } from './section.tsx';
import { useKakaoConfirmed } from './use-kakao-confirmed.ts';

type Values = OwnerConfirmation & { password: string; again: string };
type Props = { user: User; isKakaoConfirmed: boolean; onDone: () => void };

const hasPassword = ({ sign_in_ways }: User): boolean => sign_in_ways.includes('email');

function usePasswordChange({ user, isKakaoConfirmed, onDone }: Props): RecordForm<Values> {
  const { updateUser, isStaff } = useSession();
  const toast = useToast();
  const form: RecordForm<Values> = useRecordForm({
    call: changePassword,
    initial: { ...toOwnerConfirmation(user, isKakaoConfirmed), password: '', again: '' },
    toInput: (values) => ({ body: { password: values.password, ...toOwnerBody(values) } }),
    validate: (values) => {
      const errorMessage = validatePassword(values.password, isStaff ? 'operator' : 'member');
      return {
        ...validateOwner(values),
        ...(errorMessage && { password: errorMessage }),
        ...(values.password !== values.again && { again: '비밀번호가 서로 달라요.' }),
      };
    },
    onRefused: ({ code }) => {
      // The proof has expired: it is asked for again, and the new password stays.
      if (code === 'owner_confirmation_required') form.change({ isConfirmed: false });
    },
    onSaved: () => {
      const isFirst = !hasPassword(user);
      if (isFirst) updateUser({ ...user, sign_in_ways: ['email', ...user.sign_in_ways] });
      toast({
        title: isFirst
          ? '비밀번호를 정했어요. 이제 이메일로도 로그인할 수 있어요.'
          : '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.',
        tone: 'success',
      });
      onDone();
    },
  });
  return form;
}

function PasswordForm(props: Props) {
  const holder = useSession().isStaff ? 'operator' : 'member';
  const form = usePasswordChange(props);
  const values = useFormValues(form);
  return (
    <Form form={form}>
      {hasPassword(props.user) ? (
        <FormField form={form} name="current_password" label="지금 비밀번호" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : (
        <OwnerFields user={props.user} change="password" form={form} />
      )}
      {isOwnerReady(values) || values.password !== '' ? (
        <NewPasswordFields label="새 비밀번호" holder={holder} form={form} />
      ) : null}
      <FormFailure form={form} />
      <Button type="submit" size="lg" fullWidth loading={form.isRunning}>
        {toLabel(props.user)}
      </Button>
    </Form>
  );
}

const toLabel = (user: User): string => (hasPassword(user) ? '비밀번호 변경' : '비밀번호 설정');

function PasswordChange({ user }: { user: User }) {
  const modal = useModal();
  const label = toLabel(user);
  const open = (isKakaoConfirmed: boolean) =>
    void modal.open((close) => <PasswordForm user={user} isKakaoConfirmed={isKakaoConfirmed} onDone={close} />, {
      title: label,
      ...(!hasPassword(user) && { description: '본인 확인을 한 다음 새 비밀번호를 정해요.' }),
      directClose: false,
      size: 'sm',
    });
  useKakaoConfirmed('password', () => open(true));
  const lead = hasPassword(user)
    ? '주기적으로 바꾸면 더 안전해요.'
    : '카카오 계정으로 로그인하고 있어요. 비밀번호를 정하면 이메일로도 로그인할 수 있어요.';
  return (
    <Section
      title="비밀번호"
      lead={lead}
      ownerOnly
      action={
        <Button size="sm" variant="outline" onClick={() => open(false)}>
          {label}
        </Button>
      }
    />
  );
}

/** Changes the password, or sets the first one of an account that signs in with Kakao once its owner has confirmed it. */
export function PasswordSection() {
  const { user } = useSession();
  return user ? <PasswordChange user={user} /> : null;
}
