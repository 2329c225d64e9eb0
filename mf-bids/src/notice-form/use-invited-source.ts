import { useEndpoint } from '@danji/api-client';
import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { NoticeDraft } from './notice-draft.ts';

const CLOSED = '휴업·폐업했거나 이용이 정지된 업체예요.';

const invite = (draft: NoticeDraft, { id, name, business_no, address1 }: BrandProfile): NoticeDraft => ({
  ...draft,
  suggest_type: SuggestType.QUOTE,
  invited: [{ id, name, business_no, address1 }],
});

/** The vendor that a new request for quotes is for, from its page; none for the number 0. */
export function useInvitedSource(brandId: number) {
  const isAsked = Number.isInteger(brandId) && brandId > 0;
  const { data, error } = useEndpoint(getBrandProfile, isAsked ? { params: { id: String(brandId) } } : null, {
    refreshOnFocus: false,
  });
  return {
    isReady: !isAsked || data !== undefined || error !== undefined,
    /** Why the vendor is not invited: the form is then that of any new notice. */
    problem: data ? (data.is_open ? undefined : CLOSED) : error?.title,
    key: data?.is_open ? `.invite.${data.id}` : '',
    fill: (draft: NoticeDraft): NoticeDraft => (data?.is_open ? invite(draft, data) : draft),
  };
}
