import type { Inquiry, InquirySummary } from '@danji/contracts/community/inquiry';

type Asked = Pick<Inquiry | InquirySummary, 'user' | 'visitor'>;

/** The name of who asks: a member, or a visitor without an account. */
export const toInquirerName = ({ user, visitor }: Asked): string => user?.name ?? visitor?.name ?? '';

/** The same, and for a visitor that there is no account, with the number that was checked. */
export const describeInquirer = (inquiry: Asked): string =>
  inquiry.visitor ? `${inquiry.visitor.name} · 비회원 · ${inquiry.visitor.tel}` : toInquirerName(inquiry);
