import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { useSession } from '@danji/shell-sdk';
import type { HostedRemote } from '@danji/contracts/releases/release';
import {
  Navigate,
  ScreenSuspense,
  usePendingNavigation,
  useLocation,
  useRoutes,
  PendingMessage,
  type RouteObject,
} from '@danji/shell-sdk/router';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useApp, useRegistry, type RemoteModuleInstance } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { findOwner, isForStaff, owns } from './find-owner.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteMount } from './remote-mount.tsx';
import { RemoteLoading, ScreenLoadingMessage } from './remote-loading.tsx';
import { UnownedAddress } from './unowned-address.tsx';
import { useRemote } from './use-remote.ts';

/** How long the previous screen stays while the script of the next one of the same remote loads. ms */
const PENDING_AFTER_MS = 1000;

/** The screens of a loaded remote at their absolute paths; an unknown address shows the shell's 404. */
function LoadedScreens({ instance, notFound }: { instance: RemoteModuleInstance; notFound: ReactNode }) {
  const { routes } = use(instance.module);
  const screen = useRoutes([...(routes as RouteObject[]), { path: '*', element: notFound }]);
  return (
    <RemoteMount key={instance.id} instance={instance}>
      {screen}
    </RemoteMount>
  );
}

function HostedScreens({ hosted, notFound }: { hosted: HostedRemote; notFound: ReactNode }) {
  const { pathname } = useLocation();
  const { instance, retry, onError } = useRemote(hosted.remote);
  const pendingLocation = usePendingNavigation(PENDING_AFTER_MS);
  const label = remoteLabel(hosted);
  const loadingProps = { label, onRetry: () => void retry(), isRepeat: instance.isRepeat };
  const loadingScreen = <RemoteLoading key={instance.id} {...loadingProps} />;
  return (
    <RemoteBoundary label={label} resetKey={`${instance.id} ${pathname}`} onError={onError} onRetry={retry}>
      {pendingLocation && owns(hosted, pendingLocation.pathname) ? (
        loadingScreen
      ) : (
        <ScreenSuspense fallback={loadingScreen}>
          <PendingMessage value={<ScreenLoadingMessage {...loadingProps} />}>
            <LoadedScreens instance={instance} notFound={notFound} />
          </PendingMessage>
        </ScreenSuspense>
      )}
    </RemoteBoundary>
  );
}

/**
 * The remote of an address. A remote without any release left, because all were revoked, stays in this tab: its panel
 * says so and can retry.
 */
function useHosted(pathname: string): HostedRemote | undefined {
  const registry = useRegistry();
  const hosted = findOwner(registry, pathname);
  const [last, setLast] = useState(hosted);
  if (hosted && hosted !== last) setLast(hosted);
  const isRevoked =
    last !== undefined && owns(last, pathname) && registry.revoked.includes(`${last.remote}@${last.release}`);
  return hosted ?? (isRevoked ? last : undefined);
}

type RemoteScreensProps = Readonly<Record<'notFound' | 'forbidden' | 'settingUp', ReactNode>>;

/**
 * Handles every address that is not the shell's own: it loads the remote that owns the prefix, or shows 404. At addresses for
 * operators visitors sign in first, and other accounts see that the screen is forbidden.
 */
export function RemoteScreens({ notFound, forbidden, settingUp }: RemoteScreensProps) {
  const { pathname, search } = useLocation();
  const { status, isStaff } = useSession();
  const { leaveTo, remotes } = useApp();
  const hosted = useHosted(pathname);
  const isStaffOnly = isForStaff(useRegistry(), pathname);
  // The remote loads in parallel with the session; a failure is handled where the screen is rendered.
  useEffect(() => {
    if (hosted && status === 'loading') remotes.getInstance(hosted.remote);
  }, [hosted, status, remotes]);
  // The session decides about access; until it is known only the placeholder with the remote's name is displayed.
  if (status === 'loading')
    return hosted ? <RemoteLoading label={remoteLabel(hosted)} onRetry={() => leaveTo(pathname + search)} /> : null;
  if (isStaffOnly && status === 'signed_out')
    return <Navigate replace to={toSignInPath({ pathname, search }, 'staff')} />;
  if (isStaffOnly && !isStaff) return forbidden;
  if (!hosted) return <UnownedAddress key={pathname} {...{ notFound, settingUp }} />;
  return <HostedScreens key={hosted.remote} hosted={hosted} notFound={notFound} />;
}
