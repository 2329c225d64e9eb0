import { Column, Page, PageFrame, useTitle } from '@danji/app-kit';
import { useEndpoint, useClearCache, type EndpointState } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle, useWideFrame } from '@danji/shell-sdk';
import { Link, useLocation, useParams } from '@danji/shell-sdk/router';
import { Box, Button, EmptyState, FailedState, Grid, Skeleton, Stack } from '@danji/ui';
import { use, useEffect, type ReactNode } from 'react';
import { useCan } from '../shared/space-rights.ts';
import { ClosedSpace } from './closed-space.tsx';
import { recentSpace } from './preferred-space.ts';
import { findEntry, SpaceMenu } from './space-menu.ts';
import { SpaceNav } from './space-nav.tsx';
import { SpaceSwitcher } from './space-switcher.tsx';

type SpaceFrameProps = {
  /** The title of the window until the work space is loaded; the one in the table of screens by default. */
  title?: string;
  /** The placeholder of the content while it loads. */
  skeleton: ReactNode;
  /** Set to `false` on screens with a form: returning to the window must not replace the values that are being edited. */
  refreshOnFocus?: boolean;
  /** Whether the screen is there in an archived or deleted work space, too. */
  isOpenWhenClosed?: boolean;
  children: (space: WorkSpace) => ReactNode;
};

/** Whether a work space is archived or deleted. */
const isClosed = ({ archived, deleted }: WorkSpace): boolean => archived !== null || deleted !== null;

const NO_MEMBERSHIP = { my_role: null, my_state: null };

/** The title of the window while there is no screen. */
function WindowTitle({ title }: { title: string | undefined }) {
  usePageTitle(useTitle(title));
  return null;
}

/**
 * The frame of every screen of one work space: switcher, navigation, and the content once the work space is loaded. It
 * stores the work space as the recent one.
 */
export function SpaceFrame({
  title,
  skeleton,
  refreshOnFocus = true,
  isOpenWhenClosed = false,
  children,
}: SpaceFrameProps) {
  useWideFrame();
  const { id = '' } = useParams();
  const state = useEndpoint(getWorkSpace, { params: { id } }, { refreshOnFocus });
  const space = state.data;
  const spaceId = space?.id;
  const can = useCan(space ?? NO_MEMBERSHIP);
  const entry = findEntry(use(SpaceMenu), id, useLocation().pathname);
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
          {space && isClosed(space) ? null : <SpaceNav id={id} can={space ? can : () => true} />}
        </Stack>
        <Box minWidth={0}>
          {space ? (
            <PageFrame title={space.title}>
              <Content space={space} entry={entry} isOpenWhenClosed={isOpenWhenClosed}>
                {children}
              </Content>
            </PageFrame>
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

type ContentProps = Pick<SpaceFrameProps, 'children' | 'isOpenWhenClosed'> & {
  space: WorkSpace;
  entry: ReturnType<typeof findEntry>;
};

/** The screen, or why it is not there. */
function Content({ space, entry, isOpenWhenClosed, children }: ContentProps) {
  const can = useCan(space);
  if (isClosed(space) && !isOpenWhenClosed) return <ClosedSpace space={space} />;
  return can(entry?.right ?? 'read') ? children(space) : <NoRight space={space} title={entry?.label ?? space.title} />;
}

/** Residents read what the complex is; its contracts, documents and requests are for those who work for it. */
const NoRight = ({ space, title }: { space: WorkSpace; title: string }) => (
  <Page title={title}>
    <EmptyState
      icon="lock"
      title="입주민은 볼 수 없는 화면이에요"
      description="관리사무소에서 일한다면 관리자에게 역할을 바꿔 달라고 해 주세요."
      action={
        <Button asChild variant="outline">
          <Link to={webPaths.workspace(space.id)}>우리 단지로</Link>
        </Button>
      }
    />
  </Page>
);

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
