import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { validatePassword } from '@danji/contracts/rules/password';
import type { FieldErrors } from '@danji/app-kit/forms';

/** The values typed so far, stored as a draft. The password is not part of it, and the proof of the phone is in a cookie. */
export type SignUpDraft = {
  step: number;
  over_14: boolean;
  terms: boolean;
  /** The version of the notice on collection and use that was agreed to; 0 for none. */
  privacy_notice: number;
  marketing: boolean;
  name: string;
  tel: string;
  /** When the proof of `tel` expires, ms; 0 without one. */
  verified_until: number;
  email: string;
  nickname: string;
  company_name: string;
  ref_code: string;
  /** The account that Kakao's verified facts belong to already, address masked. */
  existing: { email: string; by: 'email' | 'tel' } | null;
  /** Whether Kakao is linked to an account that exists, instead of a new one. */
  is_linking: boolean;
};

export const createEmptySignUp = (ref_code: string): SignUpDraft => ({
  step: 0,
  over_14: false,
  terms: false,
  privacy_notice: 0,
  marketing: false,
  name: '',
  tel: '',
  verified_until: 0,
  email: '',
  nickname: '',
  company_name: '',
  ref_code,
  existing: null,
  is_linking: false,
});

/** The consents of a draft: one to another version of the notice does not count. */
export const toConsents = ({ over_14, terms, privacy_notice, marketing }: SignUpDraft) => ({
  over_14,
  terms,
  privacy: privacy_notice === PRIVACY_NOTICE_VERSION,
  privacy_notice: PRIVACY_NOTICE_VERSION,
  marketing,
});

export type AccountValues = Pick<SignUpDraft, 'name' | 'email' | 'nickname' | 'company_name' | 'ref_code'> & {
  password: string;
  again: string;
};

type AccountRules = { needsPassword: boolean; needsCompany: boolean };

/** Validates what only this form requires; the contract validates the rest. */
export function validateAccount(
  { password, again, company_name }: AccountValues,
  { needsPassword, needsCompany }: AccountRules,
): FieldErrors<AccountValues> {
  return {
    ...(needsCompany && company_name.trim() === '' && { company_name: '상호를 입력해 주세요.' }),
    ...(needsPassword &&
      validatePassword(password) && {
        password: password === '' ? '비밀번호를 입력해 주세요.' : validatePassword(password),
      }),
    ...(needsPassword && password !== again && { again: '비밀번호가 서로 달라요.' }),
  } as FieldErrors<AccountValues>;
}
