import type { HostedRemote } from '@danji/contracts/releases/release';
import { useSession, type SlotContext } from '@danji/shell-sdk';
import { ScreenSuspense } from '@danji/shell-sdk/router';
import { Card, Skeleton, Stack, useHydrated } from '@danji/ui';
import { useRegistry } from '../shared/app-context.ts';
import { listFillers } from '../shared/slots.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remoteLabel } from './remote-label.ts';
import { RemoteMount } from './remote-mount.tsx';
import { useRemoteModule, useRemoteRetry } from './use-remote.ts';

type SlotProps = { name: string; context: SlotContext };

function Widget({ remote, name, context }: SlotProps & { remote: string }) {
  const Filling = useRemoteModule(remote).slots[name];
  return Filling ? <Filling context={context} /> : null;
}

const waiting = <Card aria-busy><Stack gap={3}><Skeleton width="40%" height={5} /><Skeleton /><Skeleton width="70%" /></Stack></Card>;

function SlotOf({ hosted, name, context }: SlotProps & { hosted: HostedRemote }) {
  const { attempt, retry } = useRemoteRetry(hosted.remote);
  // The server has no remotes: what it writes, and the app begins with, is the place for one.
  if (!useHydrated()) return waiting;
  return (
    <RemoteBoundary compact label={remoteLabel(hosted)} resetKey={hosted.release} onRetry={retry}>
      <ScreenSuspense key={attempt} fallback={waiting}>
        <RemoteMount><Widget remote={hosted.remote} name={name} context={context} /></RemoteMount>
      </ScreenSuspense>
    </RemoteBoundary>
  );
}

/** Shows what remotes fill a slot with, each in its own boundary. A remote is loaded only where its slot is shown, and only for those it speaks to. */
export function SlotOutlet({ name, context }: SlotProps) {
  const registry = useRegistry();
  const session = useSession();
  return listFillers(registry, name, session).map((hosted) => <SlotOf key={hosted.remote} hosted={hosted} name={name} context={context} />);
}
