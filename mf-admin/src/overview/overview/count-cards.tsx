import { useEndpoint, type ApiError } from '@danji/api-client';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { type Page, toCountText } from '@danji/contracts/page';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Card, Flex, Grid, Icon, Skeleton, Stack, Text, type IconName } from '@danji/ui';

/** The cards only need the number of rows. */
const ONE = { page: 1, page_size: 1 } as const;

type CountCardProps = {
  label: string;
  unit: string;
  icon: IconName;
  to: string;
  endpointState: { data: Pick<Page<unknown>, 'count' | 'is_count_capped'> | undefined; error: ApiError | undefined };
  isUrgent?: boolean;
};

function CountCard({ label, unit, icon, to, endpointState: { data, error }, isUrgent = false }: CountCardProps) {
  const value = () => {
    if (data) return <Text as="span" fontSize="2xl" fontWeight="bold" numeric>{`${toCountText(data)}${unit}`}</Text>;
    return error ? (
      <Text as="span" tone="danger">
        불러오지 못했어요
      </Text>
    ) : (
      <Skeleton height={9} width={24} />
    );
  };
  return (
    <Card asChild interactive>
      <Link to={to}>
        <Stack gap={2}>
          <Flex gap={2} alignItems="center" color={isUrgent && data && data.count > 0 ? 'warning.fg' : 'fg.muted'}>
            <Icon name={icon} />
            <Text as="span" fontWeight="medium">
              {label}
            </Text>
          </Flex>
          {value()}
        </Stack>
      </Link>
    </Card>
  );
}

/** Shows the number of accounts of each kind, and of the vendors and requests that wait for staff. */
export function CountCards() {
  const { isAdmin } = useSession();
  const general = useEndpoint(listGeneralUsers, { query: ONE });
  const brand = useEndpoint(listBrandUsers, { query: ONE });
  const waiting = useEndpoint(listBrandUsers, { query: { ...ONE, brand_status: EditState.PENDING } });
  const requests = useEndpoint(listStaffWorkRequests, { query: { ...ONE, is_open: true } });
  const staff = useEndpoint(listStaffUsers, isAdmin ? { query: ONE } : null);
  return (
    <Grid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: `repeat(${isAdmin ? 5 : 4}, minmax(0, 1fr))` }}
      gap={{ base: 3, md: 4 }}
    >
      <CountCard
        label="심사할 업체"
        unit="곳"
        icon="clipboard-list"
        to={`${webPaths.adminUsers('brand')}?brand_status=${EditState.PENDING}`}
        endpointState={waiting}
        isUrgent
      />
      <CountCard
        label="답변할 요청"
        unit="건"
        icon="headset"
        to={`${webPaths.adminRequests}?is_open=true`}
        endpointState={requests}
        isUrgent
      />
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
    </Grid>
  );
}
