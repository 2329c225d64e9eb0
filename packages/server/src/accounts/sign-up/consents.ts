import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import type { GivenConsents } from '../../site/system-documents/index.ts';

const RELOAD = '새로고침한 뒤 다시 동의해 주세요.';

/** Checks the stated age; a page that was open before this was asked says nothing of it. */
const checkAge = (over_14: boolean | undefined): string | undefined => {
  if (over_14 === undefined) return `만 14세 이상인지 확인하는 항목이 새로 생겼어요. ${RELOAD}`;
  return over_14 ? undefined : '만 14세 이상이어야 가입할 수 있어요.';
};

/** Returns Korean messages, by field, for what is required and not agreed to, or agreed to in another version. */
export const validateConsents = ({
  over_14,
  terms,
  privacy,
  privacy_notice,
}: GivenConsents): Record<string, string> => {
  const age = checkAge(over_14);
  return {
    ...(age !== undefined && { 'consents.over_14': age }),
    ...(!terms && { 'consents.terms': '이용약관에 동의해 주세요.' }),
    ...(!privacy && { 'consents.privacy': '개인정보 수집·이용에 동의해 주세요.' }),
    ...(privacy &&
      privacy_notice !== PRIVACY_NOTICE_VERSION && {
        'consents.privacy': `개인정보 수집·이용 안내가 바뀌었어요. ${RELOAD}`,
      }),
  };
};
