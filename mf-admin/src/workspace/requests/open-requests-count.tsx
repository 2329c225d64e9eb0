import { useEndpoint } from '@danji/api-client';
import { webPaths } from '@danji/contracts/web-paths';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { COUNT_ONLY, CountCard } from '../../shared/count-card.tsx';

/** The number of requests that wait for an answer. */
export function OpenRequestsCount() {
  const requests = useEndpoint(listStaffWorkRequests, { query: { ...COUNT_ONLY, is_open: true } });
  return (
    <CountCard
      label="답변할 요청"
      unit="건"
      icon="headset"
      to={`${webPaths.adminRequests}?is_open=true`}
      endpointState={requests}
      isUrgent
    />
  );
}
