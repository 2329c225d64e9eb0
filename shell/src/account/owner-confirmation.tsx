import { FormField, useFormField, useFormValues, type RecordForm } from '@danji/app-kit/forms';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { toAccountKind } from '@danji/shell-sdk';
import { Field, HStack, Icon, PasswordInput, RadioGroup, Stack, Text } from '@danji/ui';
import { KakaoButton } from '../shared/kakao-button.tsx';
import { PhoneVerification } from '@danji/app-kit/phone-verification';

type OwnerWay = 'password' | 'tel' | 'kakao';

/** How the owner of the account confirms a change, as part of the values of its form. */
export type OwnerConfirmation = { way: OwnerWay; current_password: string; isConfirmed: boolean };

/** A change that the owner has to confirm; the address of the account page names it after a Kakao sign-in. */
export type OwnerChange = 'tel' | 'password' | 'email' | 'kakao';

const LABELS: Record<OwnerWay, string> = {
  password: '비밀번호',
  tel: '문자 인증',
  kakao: '카카오',
};
const MISSING: Record<OwnerWay, string> = {
  password: '지금 비밀번호를 입력해 주세요.',
  tel: '지금 번호를 먼저 인증해 주세요.',
  kakao: '카카오로 먼저 확인해 주세요.',
};

const listWays = ({ sign_in_ways, tel }: User): OwnerWay[] => [
  ...(sign_in_ways.includes('email') ? (['password'] as const) : []),
  ...(tel === '' ? [] : (['tel'] as const)),
  ...(sign_in_ways.includes('kakao') ? (['kakao'] as const) : []),
];

/** The start of a confirmation; after a Kakao sign-in there is nothing left to do. */
export const toOwnerConfirmation = (user: User, isKakaoConfirmed: boolean): OwnerConfirmation => ({
  way: isKakaoConfirmed ? 'kakao' : (listWays(user)[0] ?? 'password'),
  current_password: '',
  isConfirmed: isKakaoConfirmed,
});

/** Whether the next step may be shown; a password is checked only together with the change. */
export const isOwnerReady = ({ way, isConfirmed }: OwnerConfirmation): boolean => way === 'password' || isConfirmed;

/** Returns what is missing, by the field that shows it. */
export function validateOwner({ way, current_password, isConfirmed }: OwnerConfirmation): {
  current_password?: string;
  isConfirmed?: string;
} {
  if (way === 'password') return current_password === '' ? { current_password: MISSING.password } : {};
  return isConfirmed ? {} : { isConfirmed: MISSING[way] };
}

/** The fields of the call that makes the change; the other proofs are in cookies and in the session. */
export const toOwnerBody = ({ way, current_password }: OwnerConfirmation): { current_password?: string } =>
  way === 'password' ? { current_password } : {};

type Props = { user: User; change: OwnerChange; form: RecordForm<OwnerConfirmation> };

const Confirmed = () => (
  <HStack gap={2} css={{ minHeight: '3rem', paddingInline: 3.5, borderRadius: 'md', bg: 'success.subtle' }}>
    <Icon name="success" />
    <Text css={{ flex: '1', fontWeight: 'semibold' }}>카카오로 확인했어요</Text>
  </HStack>
);

function WayFields({ user, change, form }: Props) {
  const { way, isConfirmed } = useFormValues(form);
  const { error } = useFormField(form, 'isConfirmed');
  if (way === 'password')
    return (
      <FormField form={form} name="current_password" label="지금 비밀번호" required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    );
  if (way === 'tel')
    return (
      <PhoneVerification
        purpose="confirm_owner"
        label="지금 휴대폰 번호"
        tel={user.tel}
        verified={isConfirmed ? { tel: user.tel, until: 0 } : undefined}
        onVerified={(verified) => form.change({ isConfirmed: verified !== undefined })}
        errorMessage={error}
      />
    );
  return (
    <Field
      label="카카오"
      group
      hideLabel
      error={error}
      help={isConfirmed ? undefined : '카카오에 다시 로그인하면 이 화면으로 돌아와요.'}
    >
      {isConfirmed ? (
        <Confirmed />
      ) : (
        <KakaoButton
          kind={toAccountKind(user) === 'brand' ? 'brand' : 'general'}
          label="카카오로 확인"
          returnTo={webPaths.meConfirmed(change)}
        />
      )}
    </Field>
  );
}

/** The first step of a change that a stolen session alone must not make: the owner of the account confirms it. */
export function OwnerFields(props: Props) {
  const { user, form } = props;
  const ways = listWays(user);
  return (
    <Stack gap={4}>
      {ways.length > 1 ? (
        <FormField form={form} name="way" label="본인 확인" group required>
          {({ value }) => (
            <RadioGroup
              boxed
              value={value}
              options={ways.map((way) => ({ value: way, label: LABELS[way] }))}
              onChange={(way) => form.change({ way: way as OwnerWay, isConfirmed: false })}
            />
          )}
        </FormField>
      ) : null}
      <WayFields {...props} />
    </Stack>
  );
}
