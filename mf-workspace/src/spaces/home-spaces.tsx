import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import {
  Alert,
  Anchor,
  Button,
  Card,
  CardSkeleton,
  EmptyState,
  FailedState,
  Flex,
  Grid,
  Heading,
  Stack,
} from '@danji/ui';
import { toPreferredOrder } from './preferred-space.ts';
import { SpaceCard, SPACE_COLUMNS } from './space-card.tsx';

const MAX_VISIBLE = 3;

/** 내 워크스페이스 on the home page (slot `home.main`), for general users: the recent one first, invitations above the list. */
export function HomeSpaces() {
  const { kind, isTemp } = useSession();
  return kind === 'general' && !isTemp ? <MySpaces /> : null;
}

const InvitationAlert = ({ count }: { count: number }) => (
  <Alert
    tone="brand"
    icon="mail"
    title={`받은 초대가 ${count}건 있어요`}
    action={
      <Button asChild size="sm" variant="outline">
        <Link to={webPaths.workspaces}>확인</Link>
      </Button>
    }
  />
);

const NoSpacesCard = () => (
  <Card>
    <EmptyState
      compact
      icon="building"
      title="우리 단지를 열어 보세요"
      description="단지 정보와 멤버를 한곳에서 함께 관리해요."
      action={
        <>
          <Button asChild variant="outline">
            <Link to={webPaths.findWorkspace}>찾아서 참여하기</Link>
          </Button>
          <Button asChild>
            <Link to={webPaths.newWorkspace}>만들기</Link>
          </Button>
        </>
      }
    />
  </Card>
);

function MySpaces() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  const { data: pending, error: pendingError } = useEndpoint(listWorkSpaces, {
    query: { mine: 'waiting', page_size: 50 },
  });
  const invitations = (pending?.results ?? []).filter(({ my_opened_by }) => my_opened_by === 'space').length;
  // Invitations are above the list: the list waits for them, so that it does not move.
  const visibleSpaces = (pending || pendingError) && data && toPreferredOrder(data.results).slice(0, MAX_VISIBLE);
  return (
    <Stack as="section" aria-labelledby="home-spaces" gap={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2}>
        <Heading as="h2" size="lg" id="home-spaces">
          내 워크스페이스
        </Heading>
        <Anchor asChild css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginBlock: -2 }}>
          <Link to={webPaths.workspaces}>모두 보기</Link>
        </Anchor>
      </Flex>
      {invitations > 0 ? <InvitationAlert count={invitations} /> : null}
      {!data && error ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!visibleSpaces && !(error && !data) ? <CardSkeleton count={MAX_VISIBLE} /> : null}
      {visibleSpaces?.length === 0 ? <NoSpacesCard /> : null}
      {visibleSpaces && visibleSpaces.length > 0 ? (
        <Grid as="ul" gridTemplateColumns={SPACE_COLUMNS}>
          {visibleSpaces.map((space) => (
            <li key={space.id}>
              <SpaceCard space={space} />
            </li>
          ))}
        </Grid>
      ) : null}
    </Stack>
  );
}
