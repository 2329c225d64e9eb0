import { useEndpoint } from '@danji/api-client';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { COUNT_ONLY, CountCard } from '../../shared/count-card.tsx';

/** The number of accounts of each kind; operators are counted for ADMIN only. */
export function AccountCounts() {
  const { isAdmin } = useSession();
  const general = useEndpoint(listGeneralUsers, { query: COUNT_ONLY });
  const brand = useEndpoint(listBrandUsers, { query: COUNT_ONLY });
  const staff = useEndpoint(listStaffUsers, isAdmin ? { query: COUNT_ONLY } : null);
  return (
    <>
      <CountCard label="일반회원" unit="명" icon="users" to={webPaths.adminUsers('general')} endpointState={general} />
      <CountCard label="업체회원" unit="곳" icon="building" to={webPaths.adminUsers('brand')} endpointState={brand} />
      {isAdmin ? (
        <CountCard
          label="운영자"
          unit="명"
          icon="shield-check"
          to={webPaths.adminUsers('staff')}
          endpointState={staff}
        />
      ) : null}
    </>
  );
}
