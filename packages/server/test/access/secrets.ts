import type { Role } from './roles.ts';

/**
 * Texts that every record of their kind contains, and the roles that may read them. No other role gets them from any
 * call.
 */
export const SECRETS: Record<
  | 'space'
  | 'document'
  | 'personal'
  | 'address'
  | 'advertisement'
  | 'notice'
  | 'company'
  | 'offer'
  | 'inquiry'
  | 'sealed'
  | 'sold'
  | 'operators',
  SecretText
> = {
  space: { text: '워크스페이스의 비밀', readers: ['member', 'manager', 'master', 'staff', 'admin'] },
  document: { text: '문서의 비밀', readers: ['member', 'manager', 'master'] },
  personal: { text: '한 사람의 비밀', readers: ['member'] },
  // Operators read it to take an order on the telephone.
  address: { text: '배송지의 비밀', readers: ['member', 'staff', 'admin'] },
  advertisement: { text: '광고의 비밀', readers: ['brand', 'staff', 'admin'] },
  notice: {
    text: '공고의 비밀',
    readers: ['member', 'manager', 'master', 'brand', 'otherBrand', 'staff', 'admin'],
  },
  company: { text: '업체 소개의 비밀', readers: ['brand', 'staff', 'admin'] },
  offer: { text: '견적의 비밀', readers: ['brand', 'member', 'manager', 'master', 'staff', 'admin'] },
  /** The hidden part of a post that is sold; nobody has bought it. */
  sold: { text: '판매 글의 비밀', readers: ['member', 'staff', 'admin'] },
  inquiry: { text: '문의의 비밀', readers: ['member', 'staff', 'admin'] },
  sealed: { text: '봉인의 비밀', readers: ['brand'] },
  operators: { text: '운영자의 비밀', readers: ['staff', 'admin'] },
};
type SecretText = { text: string; readers: readonly Role[] };
/** A text of a kind, with what the record is. */
export const secret = (kind: keyof typeof SECRETS, rest = '') => `${SECRETS[kind].text} ${rest}`;
