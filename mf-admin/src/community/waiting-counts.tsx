import { useEndpoint } from '@danji/api-client';
import { ReviewState } from '@danji/contracts/codes/report-codes';
import { getInquiryNumbers } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_NUMBERS_COUNTED } from '@danji/contracts/community/inquiry-rules';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { COUNT_ONLY, CountCard } from '../shared/count-card.tsx';

const { OPEN } = ReviewState;

/** Counts the work of our staff in the community and support: reported or held texts, inquiries without an answer. */
export function WaitingOfCommunity() {
  const cases = useEndpoint(listReviewCases, { query: { ...COUNT_ONLY, state: OPEN } });
  const { data, error } = useEndpoint(getInquiryNumbers);
  const waiting = data && { count: data.waiting, is_count_capped: data.waiting === INQUIRY_NUMBERS_COUNTED };
  return (
    <>
      <CountCard
        label="답변할 문의"
        unit="건"
        icon="headset"
        to={webPaths.adminInquiries}
        endpointState={{ data: waiting, error }}
        isUrgent
      />
      <CountCard
        label="처리할 신고"
        unit="건"
        icon="shield-check"
        to={`${webPaths.adminReports}?state=${OPEN}`}
        endpointState={cases}
        isUrgent
      />
    </>
  );
}
