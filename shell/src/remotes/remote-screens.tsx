import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import type { HostedRemote } from '@danji/contracts/releases/release';
import { matchPath, Navigate, ScreenSuspense, useLocation, useRoutes, type RouteObject } from '@danji/shell-sdk/router';
import { useEffect, type ReactNode } from 'react';
import { useApp, useRegistry } from '../shared/app-context.ts';
import { toSignInPath } from '../shared/return-to.ts';
import { remoteLabel } from './remote-label.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteMount } from './remote-mount.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';
import { useRemoteModule, useRemoteRetry } from './use-remote.ts';

const owns = (remote: HostedRemote, pathname: string) => remote.routes.some((prefix) => matchPath({ path: prefix, end: false }, pathname) !== null);

/** The screens of a loaded remote at their absolute paths; an address it does not know is the shell's 404. */
function LoadedScreens({ remote, notFound }: { remote: string; notFound: ReactNode }) {
  const { routes } = useRemoteModule(remote);
  return useRoutes([...(routes as RouteObject[]), { path: '*', element: notFound }]);
}

function RemoteScreensOf({ hosted, notFound }: { hosted: HostedRemote; notFound: ReactNode }) {
  const { pathname } = useLocation();
  const { attempt, retry } = useRemoteRetry(hosted.remote);
  const label = remoteLabel(hosted);
  return (
    <RemoteBoundary label={label} resetKey={pathname} onRetry={retry}>
      <ScreenSuspense key={attempt} fallback={<RemoteWaiting label={label} onRetry={retry} />}>
        <RemoteMount>
          <LoadedScreens remote={hosted.remote} notFound={notFound} />
        </RemoteMount>
      </ScreenSuspense>
    </RemoteBoundary>
  );
}

/**
 * Every address that is not the shell's own: the remote whose prefix it has, loaded only now, or 404. Who is no operator
 * gets no address of the admin remote: visitors sign in first, others are told that the screen is not theirs.
 */
export function RemoteScreens({ notFound, refused }: { notFound: ReactNode; refused: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status, isStaff } = useSession();
  const { leaveTo, remotes } = useApp();
  const hosted = useRegistry().remotes.find((remote) => owns(remote, pathname));
  const isForStaff = matchPath({ path: webPaths.admin, end: false }, pathname) !== null;
  // It runs while the session is on its way; a failure is met again where it is shown.
  useEffect(() => {
    if (hosted && status === 'loading') remotes.load(hosted.remote).catch(() => undefined);
  }, [hosted, status, remotes]);
  // Who the visitor is decides what they may see; until that is known the screen says what it will be.
  if (status === 'loading') return hosted ? <RemoteWaiting label={remoteLabel(hosted)} onRetry={() => leaveTo(pathname + search)} /> : null;
  if (isForStaff && status === 'signed_out') return <Navigate replace to={toSignInPath(pathname + search)} />;
  if (isForStaff && !isStaff) return refused;
  if (!hosted) return notFound;
  return <RemoteScreensOf key={hosted.remote} hosted={hosted} notFound={notFound} />;
}
