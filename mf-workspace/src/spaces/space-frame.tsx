import { Column, PageFrame, useTitle } from '@danji/app-kit';
import { useEndpoint, useClearCache, type EndpointState } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle, useWideFrame } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Box, Button, FailedState, Grid, Skeleton, Stack } from '@danji/ui';
import { useEffect, type ReactNode } from 'react';
import { recentSpace } from './preferred-space.ts';
import { SpaceNav } from './space-nav.tsx';
import { SpaceSwitcher } from './space-switcher.tsx';

type SpaceFrameProps = {
  /** The title of the window until the work space is loaded; the one in the table of screens by default. */
  title?: string;
  /** The placeholder of the content while it loads. */
  skeleton: ReactNode;
  /** Set to `false` on screens with a form: returning to the window must not replace the values that are being edited. */
  refreshOnFocus?: boolean;
  children: (space: WorkSpace) => ReactNode;
};

/** The title of the window while there is no screen. */
function WindowTitle({ title }: { title: string | undefined }) {
  usePageTitle(useTitle(title));
  return null;
}

/**
 * The frame of every screen of one work space: switcher, navigation, and the content once the work space is loaded. It
 * stores the work space as the recent one.
 */
export function SpaceFrame({ title, skeleton, refreshOnFocus = true, children }: SpaceFrameProps) {
  useWideFrame();
  const { id = '' } = useParams();
  const state = useEndpoint(getWorkSpace, { params: { id } }, { refreshOnFocus });
  const space = state.data;
  const spaceId = space?.id;
  useEffect(() => {
    if (spaceId !== undefined) recentSpace.set(spaceId);
  }, [spaceId]);
  // A member who was removed while the screen was open keeps none of its data: neither the screen nor the cached lists in it.
  const isMissing = state.error?.code === 'not_found';
  const isRemoved = isMissing && spaceId !== undefined;
  const clearCache = useClearCache();
  useEffect(() => {
    if (isRemoved) void clearCache();
  }, [isRemoved, clearCache]);

  if (state.error && (!space || isMissing))
    return (
      <Column>
        <WindowTitle title={title} />
        <Failure state={state} />
      </Column>
    );
  return (
    <Column width="wide">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
        gap={{ base: 5, lg: 10 }}
        alignItems="start"
      >
        <Stack gap={{ base: 3, lg: 4 }} position={{ base: 'static', lg: 'sticky' }} top="88px">
          {space ? <SpaceSwitcher space={space} /> : <Skeleton height={12} />}
          <SpaceNav id={id} />
        </Stack>
        <Box minWidth={0}>
          {space ? (
            <PageFrame title={space.title}>{children(space)}</PageFrame>
          ) : (
            <>
              <WindowTitle title={title} />
              {skeleton}
            </>
          )}
        </Box>
      </Grid>
    </Column>
  );
}

function Failure({ state }: { state: EndpointState<WorkSpace> }) {
  const toList = (
    <Button asChild variant="outline">
      <Link to={webPaths.workspaces}>워크스페이스 목록</Link>
    </Button>
  );
  if (state.error?.code === 'not_found')
    return (
      <FailedState
        title="워크스페이스를 찾을 수 없어요"
        description="주소가 바뀌었거나 아직 멤버가 아닐 수 있어요. 초대를 받았다면 목록에서 수락해 주세요."
        action={toList}
      />
    );
  return (
    <FailedState
      {...(state.error && { description: state.error.title })}
      onRetry={() => void state.refresh()}
      retrying={state.isRefreshing}
      action={toList}
    />
  );
}
