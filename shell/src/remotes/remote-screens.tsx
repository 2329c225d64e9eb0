import type { HostedRemote } from '@danji/contracts/releases/release';
import { matchPath, useLocation, useRoutes, type RouteObject } from '@danji/shell-sdk/router';
import { Suspense, type ReactNode } from 'react';
import { useRegistry } from '../shared/app-context.ts';
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
      <Suspense key={attempt} fallback={<RemoteWaiting label={label} onRetry={retry} />}>
        <RemoteMount>
          <LoadedScreens remote={hosted.remote} notFound={notFound} />
        </RemoteMount>
      </Suspense>
    </RemoteBoundary>
  );
}

/** Every address that is not the shell's own: the remote whose prefix it has, loaded only now, or 404. */
export function RemoteScreens({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  const hosted = useRegistry().remotes.find((remote) => owns(remote, pathname));
  if (!hosted) return notFound;
  return <RemoteScreensOf key={hosted.remote} hosted={hosted} notFound={notFound} />;
}
