import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import type { HostedRemote } from '@danji/contracts/releases/release';
import {
  matchPath,
  Navigate,
  ScreenSuspense,
  useLateStep,
  useLocation,
  useRoutes,
  WaitingWord,
  type RouteObject,
} from '@danji/shell-sdk/router';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useApp, useRegistry, type ShownRemote } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { toSignInPath } from '../shared/return-to.ts';
import { findOwner, owns } from './find-owner.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteMount } from './remote-mount.tsx';
import { RemoteWaiting, ScreenWord } from './remote-waiting.tsx';
import { useRemote } from './use-remote.ts';

/** How long the previous screen stays while the script of the next one of the same remote loads. ms */
const LATE_AFTER_MS = 1000;

/** The screens of a loaded remote at their absolute paths; an unknown address shows the shell's 404. */
function LoadedScreens({ copy, notFound }: { copy: ShownRemote; notFound: ReactNode }) {
  const { routes } = use(copy.module);
  const screen = useRoutes([...(routes as RouteObject[]), { path: '*', element: notFound }]);
  return (
    <RemoteMount key={copy.id} copy={copy}>
      {screen}
    </RemoteMount>
  );
}

function RemoteScreensOf({ hosted, notFound }: { hosted: HostedRemote; notFound: ReactNode }) {
  const { pathname } = useLocation();
  const { copy, retry, onCaught } = useRemote(hosted.remote);
  const late = useLateStep(LATE_AFTER_MS);
  const label = remoteLabel(hosted);
  const wait = { label, onRetry: () => void retry(), isRepeat: copy.isRepeat };
  const waiting = <RemoteWaiting key={copy.id} {...wait} />;
  return (
    <RemoteBoundary label={label} resetKey={`${copy.id} ${pathname}`} onCaught={onCaught} onRetry={retry}>
      {late && owns(hosted, late.pathname) ? (
        waiting
      ) : (
        <ScreenSuspense fallback={waiting}>
          <WaitingWord value={<ScreenWord {...wait} />}>
            <LoadedScreens copy={copy} notFound={notFound} />
          </WaitingWord>
        </ScreenSuspense>
      )}
    </RemoteBoundary>
  );
}

/** The remote of an address. A remote without any release left, because all were revoked, stays in this tab: its panel says so and can retry. */
function useHosted(pathname: string): HostedRemote | undefined {
  const registry = useRegistry();
  const hosted = findOwner(registry, pathname);
  const [last, setLast] = useState(hosted);
  if (hosted && hosted !== last) setLast(hosted);
  const isGone =
    last !== undefined && owns(last, pathname) && registry.revoked.includes(`${last.remote}@${last.release}`);
  return hosted ?? (isGone ? last : undefined);
}

/**
 * Handles every address that is not the shell's own: it loads the remote that owns the prefix, or shows 404. Addresses of the
 * admin remote are for operators: visitors sign in first, other accounts see that the screen is forbidden.
 */
export function RemoteScreens({ notFound, refused }: { notFound: ReactNode; refused: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status, isStaff } = useSession();
  const { leaveTo, remotes } = useApp();
  const hosted = useHosted(pathname);
  const isForStaff = matchPath({ path: webPaths.admin, end: false }, pathname) !== null;
  // The remote loads in parallel with the session; a failure is handled where the screen is rendered.
  useEffect(() => {
    if (hosted && status === 'loading') remotes.use(hosted.remote);
  }, [hosted, status, remotes]);
  // The session decides about access; until it is known only the placeholder with the remote's name is displayed.
  if (status === 'loading')
    return hosted ? <RemoteWaiting label={remoteLabel(hosted)} onRetry={() => leaveTo(pathname + search)} /> : null;
  if (isForStaff && status === 'signed_out') return <Navigate replace to={toSignInPath(pathname + search)} />;
  if (isForStaff && !isStaff) return refused;
  if (!hosted) return notFound;
  return <RemoteScreensOf key={hosted.remote} hosted={hosted} notFound={notFound} />;
}
