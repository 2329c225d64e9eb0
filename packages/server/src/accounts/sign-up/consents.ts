import type { GivenConsents } from '../../site/system-documents/index.ts';

/** Returns Korean messages, by field, for required documents without consent. */
export const validateConsents = ({ terms, privacy }: GivenConsents): Record<string, string> => ({
  ...(!terms && { 'consents.terms': '이용약관에 동의해 주세요.' }),
  ...(!privacy && { 'consents.privacy': '개인정보 수집·이용에 동의해 주세요.' }),
});
