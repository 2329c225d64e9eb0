import { validateBody, useMutation } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { completeKakaoSignUp, signUp } from '@danji/contracts/accounts/signup.endpoints';
import { clientStorage, useDraft, useSession } from '@danji/shell-sdk';
import { useState } from 'react';
import type { VerifiedTel } from '../shared/phone-verification.tsx';
import type { FieldErrors } from '../shared/use-form.ts';
import { createEmptySignUp, validateAccount, type AccountValues, type SignUpDraft } from './sign-up-values.ts';

export type SignUpKind = 'user' | 'brand';

const toFields = (
  { name, nickname, company_name, ref_code, terms, privacy, marketing }: SignUpDraft,
  isBrand: boolean,
  verified: VerifiedTel | undefined,
) => ({
  name: name.trim(),
  tel: verified?.tel ?? '',
  consents: { terms, privacy, marketing },
  ...(ref_code.trim() && { ref_code: ref_code.trim() }),
  ...(nickname.trim() && { nickname: nickname.trim() }),
  ...(isBrand && { company_name: company_name.trim() }),
});

/** The typed values of a sign-up: a draft that outlives a reload, and the password, which does not. */
function useSignUpDraft(kind: SignUpKind, prefilled: Partial<SignUpDraft>) {
  const { value, setValue, clear } = useDraft<SignUpDraft>(`sign-up.${kind}`, {
    ...createEmptySignUp(clientStorage.referralCode.get() ?? ''),
    ...prefilled,
  });
  const [opened] = useState(Date.now);
  const [secret, setSecret] = useState({ password: '', again: '' });
  // The server refuses a proof that expires while the page is open.
  const verified = value.verified_until > opened ? { tel: value.tel, until: value.verified_until } : undefined;
  const account: AccountValues = {
    name: value.name,
    email: value.email,
    nickname: value.nickname,
    company_name: value.company_name,
    ref_code: value.ref_code,
    ...secret,
  };
  return {
    value,
    setValue,
    clear,
    verified,
    setVerified: (proof: VerifiedTel | undefined) =>
      setValue((current) => ({ ...current, verified_until: proof?.until ?? 0 })),
    account,
    setAccount: ({ password, again, ...rest }: AccountValues) => {
      setSecret({ password, again });
      setValue((current) => ({ ...current, ...rest }));
    },
  };
}

/** The state and the calls of a sign-up, for a new account or for the TEMP account that the sign-in with Kakao created. */
export function useSignUp(kind: SignUpKind) {
  const { user, isTemp, adopt } = useSession();
  // Decided once: the sign-up ends TEMP, and the last step must not change to the one of the other kind.
  const [isKakao] = useState(isTemp && (user?.sign_in_ways.includes('kakao') ?? false));
  const isBrand = kind === 'brand';
  const userType = isBrand ? UserType.BRAND : UserType.GENERAL;
  const prefilled = isKakao && user ? { name: user.name, email: user.email ?? '', tel: user.tel } : {};
  const { value, setValue, clear, verified, setVerified, account, setAccount } = useSignUpDraft(kind, prefilled);
  const join = useMutation(signUp);
  const complete = useMutation(completeKakaoSignUp);

  const toBody = (values: AccountValues) => ({
    ...toFields({ ...value, ...values }, isBrand, verified),
    email: values.email.trim(),
  });
  const validate = (values: AccountValues): FieldErrors<AccountValues> => {
    const formErrors = validateAccount(values, { needsPassword: !isKakao, needsCompany: isBrand });
    const contractErrors = isKakao
      ? validateBody(completeKakaoSignUp, toBody(values))
      : validateBody(signUp, { ...toBody(values), password: values.password || '-', user_type: userType });
    return { ...contractErrors, ...formErrors };
  };
  /** Creates the account. `onJoined` runs before the session is adopted, because the page redirects signed-in accounts. */
  const submit = async (values: AccountValues, onJoined: () => void): Promise<void> => {
    const body = toBody(values);
    const result = isKakao
      ? await complete.trigger({ body })
      : await join.trigger({ body: { ...body, password: values.password, user_type: userType } });
    if (!result.ok) {
      if (result.error.code === 'verification_required') setVerified(undefined);
      return;
    }
    if (!isKakao) clientStorage.email(isBrand ? 'brand' : 'general').set(body.email);
    clientStorage.referralCode.set(undefined);
    clear();
    onJoined();
    adopt(result.data);
  };
  return {
    isBrand,
    isKakao,
    userType,
    value,
    setValue,
    verified,
    setVerified,
    account,
    setAccount,
    validate,
    submit,
    error: isKakao ? complete.error : join.error,
    isRunning: isKakao ? complete.isRunning : join.isRunning,
  };
}
