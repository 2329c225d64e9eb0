import type { HostedRemote } from '@danji/contracts/releases/release';
import { useSession, type SlotContext } from '@danji/shell-sdk';
import { Card, Skeleton, Stack } from '@danji/ui';
import { Suspense } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { isFor } from '../shared/menu.ts';
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
  return (
    <RemoteBoundary compact label={remoteLabel(hosted)} resetKey={hosted.release} onRetry={retry}>
      <Suspense key={attempt} fallback={waiting}>
        <RemoteMount><Widget remote={hosted.remote} name={name} context={context} /></RemoteMount>
      </Suspense>
    </RemoteBoundary>
  );
}

/**
 * Shows what remotes fill a slot with, each in its own boundary. A remote is loaded only where its slot is shown, and only for
 * those who see it in their menu: it would have nothing to say to others. One without a menu entry speaks to everybody.
 */
export function SlotOutlet({ name, context }: SlotProps) {
  const { remotes } = useRegistry();
  const { kind, isAdmin } = useSession();
  const speaksTo = ({ navigation }: HostedRemote) => navigation.length === 0 || navigation.some((item) => isFor(item, { kind, isAdmin }));
  return remotes.filter((hosted) => hosted.slots.includes(name) && speaksTo(hosted)).map((hosted) => <SlotOf key={hosted.remote} hosted={hosted} name={name} context={context} />);
}
