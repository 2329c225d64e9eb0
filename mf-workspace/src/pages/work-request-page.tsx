import { useEndpoint } from '@danji/api-client';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import {
  Anchor,
  Box,
  Button,
  CardSkeleton,
  FailedState,
  Heading,
  HStack,
  Icon,
  Stack,
  VisuallyHidden,
} from '@danji/ui';
import { useState } from 'react';
import { RequestActions } from '../requests/request-actions.tsx';
import { RequestView } from '../requests/request-view.tsx';
import { StateBadge } from '../requests/state-badge.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/requests/:requestId`: one request and its answer. */
export const WorkRequestPage = () => (
  <SpaceFrame title="요청" skeleton={<CardSkeleton count={2} />}>
    {(space) => <Request key={space.id} space={space} />}
  </SpaceFrame>
);

function LoadedRequest({ request, space, now }: { request: WorkRequest; space: WorkSpace; now: Date }) {
  return (
    <Stack gap={5}>
      <Anchor asChild alignSelf="flex-start">
        <Link to={webPaths.workspaceRequests(space.id)}>
          <HStack as="span" minHeight="11">
            <Icon name="arrow-left" />
            요청 목록
          </HStack>
        </Link>
      </Anchor>
      <HStack flexWrap="wrap" justifyContent="space-between" alignItems="flex-start" gap={4}>
        <Stack gap={2} flex="1 1 18rem">
          <Box>
            <StateBadge state={request.process_state} />
          </Box>
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {request.title}
          </Heading>
        </Stack>
        <HStack flexWrap="wrap">
          <RequestActions request={request} space={space} now={now} />
        </HStack>
      </HStack>
      <RequestView request={request} now={now} />
    </Stack>
  );
}

function Request({ space }: { space: WorkSpace }) {
  const { requestId = '' } = useParams();
  const { data, error, refresh, isRefreshing } = useEndpoint(getWorkRequest, { params: { id: requestId } });
  const [now] = useState(() => new Date());
  usePageTitle(data ? `${data.title} - 요청` : '요청');
  const toList = (
    <Button asChild variant="outline">
      <Link to={webPaths.workspaceRequests(space.id)}>요청 목록</Link>
    </Button>
  );
  // The request of another work space is not shown under this work space's URL.
  const isElsewhere = data !== undefined && data.space.id !== space.id;
  if (isElsewhere || error?.code === 'not_found')
    return (
      <>
        <VisuallyHidden as="h1">요청</VisuallyHidden>
        <FailedState
          title="요청을 찾을 수 없어요"
          description="주소가 바뀌었거나 다른 워크스페이스의 요청일 수 있어요."
          action={toList}
        />
      </>
    );
  if (!data)
    return (
      <>
        <VisuallyHidden as="h1">요청</VisuallyHidden>
        {error ? (
          <FailedState
            description={error.title}
            onRetry={() => void refresh()}
            retrying={isRefreshing}
            action={toList}
          />
        ) : (
          <CardSkeleton count={2} />
        )}
      </>
    );
  return <LoadedRequest request={data} space={space} now={now} />;
}
