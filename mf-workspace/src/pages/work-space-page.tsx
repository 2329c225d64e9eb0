import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, CardSkeleton, Flex, Grid, Heading, Icon, Skeleton, Stack, Text } from '@danji/ui';
import { QuickActions } from '../dashboard/quick-actions.tsx';
import { DashboardSection } from '../dashboard/dashboard-section.tsx';
import { HistoryLink } from '../details/history-link.tsx';
import { FacilitiesCard } from '../details/facilities-card.tsx';
import { DetailsSummary } from '../details/details-summary.tsx';
import { MembersPreview } from '../members/members-preview.tsx';
import { MyMembership } from '../spaces/my-membership.tsx';
import { memberCan, useCan } from '../shared/space-rights.ts';
import { SpaceFrame } from '../spaces/space-frame.tsx';
import { describeLocation } from '../spaces/space-text.ts';

const Loading = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="60%" />
    <CardSkeleton count={3} />
    <Skeleton height={64} borderRadius="lg" />
  </Stack>
);

/** `/workspace/:id`: the dashboard with today's items, the coming contracts, the members, and a summary of the complex. */
export const WorkSpacePage = () => (
  <SpaceFrame title="대시보드" skeleton={<Loading />}>
    {(space) => <Dashboard space={space} />}
  </SpaceFrame>
);

/** Invites to fill in the details of a complex of which nothing is known. */
const DetailsInvitation = ({ spaceId }: { spaceId: number }) => (
  <Card bg="brand.subtle" borderColor="brand.border">
    <Stack gap={3} alignItems="flex-start">
      <Heading as="h3" size="md">
        단지 정보를 채워 보세요
      </Heading>
      <Text tone="muted">세대수와 주차, 시설을 적어 두면 공고와 계약을 만들 때 다시 쓰지 않아도 돼요.</Text>
      <Button asChild>
        <Link to={webPaths.workspaceDetails(spaceId)}>채우기</Link>
      </Button>
    </Stack>
  </Card>
);

function Dashboard({ space }: { space: WorkSpace }) {
  const can = useCan(space);
  const isEmpty = space.number_of_units === null && space.address1 === '' && space.amenities.length === 0;
  return (
    <Page
      title={space.title}
      windowTitle="대시보드"
      description={describeLocation(space) || '단지 정보를 채워 두면 멤버와 업체가 함께 봐요.'}
      actions={
        can('edit_details') ? (
          <Button asChild variant="outline">
            <Link to={webPaths.workspaceDetails(space.id)}>
              <Icon name="pencil" />
              단지 정보 수정
            </Link>
          </Button>
        ) : null
      }
    >
      <Stack gap={6}>
        {can('work') ? (
          <>
            <QuickActions
              spaceId={space.id}
              mayExport={memberCan(space, 'export')}
              mayWriteNotices={memberCan(space, 'write_notices')}
            />
            <DashboardSection spaceId={space.id} />
          </>
        ) : null}
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(300px, 1fr))' }}
          gap={5}
          alignItems="start"
        >
          <MyMembership space={space} />
          <MembersPreview space={space} />
        </Grid>
        <Stack as="section" aria-label="단지 정보" gap={4}>
          <Flex justifyContent="space-between" alignItems="center" gap={2}>
            <Heading as="h2" size="lg">
              단지 정보
            </Heading>
            <HistoryLink spaceId={space.id} />
          </Flex>
          {isEmpty && can('edit_details') ? <DetailsInvitation spaceId={space.id} /> : null}
          <DetailsSummary space={space} />
          <FacilitiesCard space={space} />
        </Stack>
      </Stack>
    </Page>
  );
}
