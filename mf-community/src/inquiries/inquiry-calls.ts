import { useInvalidate, type ApiError } from '@danji/api-client';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { deleteInquiry, updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { deleteVisitorInquiry, updateVisitorInquiry } from '@danji/contracts/community/visitor-inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';

/** The calls and the list of an inquiry: of a member, or of a visitor after a phone check. */
export const callsOf = ({ visitor }: Pick<Inquiry, 'visitor'>) =>
  visitor
    ? { update: updateVisitorInquiry, remove: deleteVisitorInquiry, list: webPaths.visitorInquiries }
    : { update: updateInquiry, remove: deleteInquiry, list: webPaths.inquiries };

/** How an author is told of an answer. */
export const toldBy = ({ visitor }: Pick<Inquiry, 'visitor'>): string =>
  visitor ? '답변이 오면 문자로 알려 드릴게요.' : '답변이 오면 알려 드릴게요.';

/**
 * Handles the refusal of a visitor whose phone check has run out: the screen reads again, and asks for the number in place
 * of the conversation. Drafts stay in the tab. Returns whether it was such a refusal.
 */
export function useCheckAgain(): (error: ApiError) => boolean {
  const invalidate = useInvalidate();
  return ({ code }) => {
    if (code !== 'verification_required') return false;
    void invalidate(['inquiry']);
    return true;
  };
}
