import { useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { UserType } from '@danji/contracts/codes/user-codes';
import { completeKakaoSignUp, signUp } from '@danji/contracts/accounts/signup.endpoints';
import { clientStorage, useDraft, useSession } from '@danji/shell-sdk';
import { useState } from 'react';
import type { VerifiedTel } from '@danji/app-kit/phone-verification';
import {
  createEmptySignUp,
  toConsents,
  validateAccount,
  type AccountValues,
  type SignUpDraft,
} from './sign-up-values.ts';

export type SignUpKind = 'user' | 'brand';

const toFields = (draft: SignUpDraft, isBrand: boolean, verified: VerifiedTel | undefined) => ({
  name: draft.name.trim(),
  tel: verified?.tel ?? '',
  consents: toConsents(draft),
  ...(draft.ref_code.trim() && { ref_code: draft.ref_code.trim() }),
  ...(draft.nickname.trim() && { nickname: draft.nickname.trim() }),
  ...(isBrand && { company_name: draft.company_name.trim() }),
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

/** The state of a sign-up, for a new account or for the TEMP account that the sign-in with Kakao created. */
export function useSignUp(kind: SignUpKind) {
  const { user, isTemp } = useSession();
  // Decided once: the sign-up ends TEMP, and the last step must not change to the one of the other kind.
  const [isKakao] = useState(isTemp && (user?.sign_in_ways.includes('kakao') ?? false));
  const [isProofRefused, setIsProofRefused] = useState(false);
  const isBrand = kind === 'brand';
  const prefilled = isKakao && user ? { name: user.name, email: user.email ?? '', tel: user.tel } : {};
  const draft = useSignUpDraft(kind, prefilled);
  return {
    ...draft,
    isBrand,
    isKakao,
    userType: isBrand ? UserType.BRAND : UserType.GENERAL,
    isProofRefused,
    /** The proof of the phone has expired: it is made again. */
    refuseProof: (): void => {
      setIsProofRefused(true);
      draft.setVerified(undefined);
    },
  };
}
export type SignUp = ReturnType<typeof useSignUp>;

/** Whether a visitor who came from Kakao links an account that exists, instead of making another one. */
export const isLinking = ({ isKakao, value }: SignUp): boolean => isKakao && value.is_linking;

type Call = typeof signUp | typeof completeKakaoSignUp;

/** The form that creates the account. `onJoined` runs before the session is adopted, because the page redirects signed-in accounts. */
export function useAccountForm(flow: SignUp, onJoined: () => void): RecordForm<AccountValues> {
  const { isKakao, isBrand, userType, value, verified } = flow;
  const { adopt } = useSession();
  return useRecordForm<AccountValues, Call>({
    call: isKakao ? completeKakaoSignUp : signUp,
    initial: flow.account,
    toInput: (values) => {
      const body = { ...toFields({ ...value, ...values }, isBrand, verified), email: values.email.trim() };
      return { body: isKakao ? body : { ...body, password: values.password, user_type: userType } };
    },
    validate: (values) => validateAccount(values, { needsPassword: !isKakao, needsCompany: isBrand }),
    onRefused: ({ code }) => {
      if (code === 'verification_required') flow.refuseProof();
    },
    onSaved: (session, { email }) => {
      if (!isKakao) clientStorage.email(isBrand ? 'brand' : 'general').set(email.trim());
      clientStorage.referralCode.set(undefined);
      flow.clear();
      onJoined();
      adopt(session);
    },
  });
}
