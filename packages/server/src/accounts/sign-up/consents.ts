import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import type { GivenConsents } from '../../site/system-documents/index.ts';

/** Returns Korean messages, by field, for what is required and not agreed to, or agreed to in another version. */
export const validateConsents = ({
  over_14,
  terms,
  privacy,
  privacy_notice,
}: GivenConsents): Record<string, string> => ({
  ...(!over_14 && { 'consents.over_14': '만 14세 이상이어야 가입할 수 있어요.' }),
  ...(!terms && { 'consents.terms': '이용약관에 동의해 주세요.' }),
  ...(!privacy && { 'consents.privacy': '개인정보 수집·이용에 동의해 주세요.' }),
  ...(privacy &&
    privacy_notice !== PRIVACY_NOTICE_VERSION && {
      'consents.privacy': '개인정보 수집·이용 안내가 바뀌었어요. 새로고침한 뒤 다시 동의해 주세요.',
    }),
});
