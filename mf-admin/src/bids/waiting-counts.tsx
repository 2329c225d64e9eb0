import { useEndpoint } from '@danji/api-client';
import { listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { PlanRequestState } from '@danji/contracts/bids/brand-plan';
import { listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { countCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { COUNT_ONLY, CountCard } from '../shared/count-card.tsx';

const { WAITING } = ComplianceDocumentState;
const { REQUESTED } = PlanRequestState;

/** Company items that are new or changed, and wait for their review. */
function WaitingCompanyItems() {
  const { data, error } = useEndpoint(countCompanyItems, {});
  const waiting = data?.filter(({ state }) => state === EditState.PENDING || state === EditState.EDITED) ?? [];
  const counts = data && {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    is_count_capped: waiting.some(({ count }) => count === COMPANY_ITEM_LIMITS.counted),
  };
  return (
    <CountCard
      label="심사할 업체 소개"
      unit="개"
      icon="store"
      to={webPaths.adminCompanyItems}
      endpointState={{ data: counts, error }}
      isUrgent
    />
  );
}

/** Shows the number of vendors' records that wait for our staff; requests of plans for ADMIN only. */
export function WaitingOfVendors() {
  const { isAdmin } = useSession();
  const reported = useEndpoint(listStaffEvaluations, { query: { ...COUNT_ONLY, state: 'reported' } });
  const documents = useEndpoint(listComplianceDocuments, { query: { ...COUNT_ONLY, state: WAITING } });
  const plans = useEndpoint(listPlanRequests, isAdmin ? { query: { ...COUNT_ONLY, state: REQUESTED } } : null);
  return (
    <>
      <WaitingCompanyItems />
      <CountCard
        label="신고된 평가"
        unit="건"
        icon="message-square"
        to={`${webPaths.adminEvaluations}?state=reported`}
        endpointState={reported}
        isUrgent
      />
      <CountCard
        label="확인할 서류"
        unit="개"
        icon="file-text"
        to={`${webPaths.adminComplianceDocuments}?state=${WAITING}`}
        endpointState={documents}
        isUrgent
      />
      {isAdmin ? (
        <CountCard
          label="요금제 신청"
          unit="건"
          icon="receipt"
          to={`${webPaths.adminPlans}?state=${REQUESTED}`}
          endpointState={plans}
          isUrgent
        />
      ) : null}
    </>
  );
}
