import type { HostedRemote } from '@danji/contracts/releases/release';
import { useSession, type SlotContext } from '@danji/shell-sdk';
import { ScreenSuspense } from '@danji/shell-sdk/router';
import { useHydrated } from '@danji/ui';
import { use } from 'react';
import { useRegistry, type RemoteModuleInstance } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { listSlotRemotes } from '../shared/slots.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteMount } from './remote-mount.tsx';
import { SlotPlaceholder, SlotLoading } from './remote-loading.tsx';
import { useRemote } from './use-remote.ts';

type SlotProps = { name: string; context: SlotContext };

function Widget({ instance, name, context }: SlotProps & { instance: RemoteModuleInstance }) {
  const SlotComponent = use(instance.module).slots[name];
  return SlotComponent ? (
    <RemoteMount key={instance.id} instance={instance}>
      <SlotComponent context={context} />
    </RemoteMount>
  ) : null;
}

function RemoteSlot({ hosted, name, context }: SlotProps & { hosted: HostedRemote }) {
  const { instance, retry, onError } = useRemote(hosted.remote);
  const label = remoteLabel(hosted);
  return (
    <RemoteBoundary compact label={label} resetKey={`${instance.id}`} onError={onError} onRetry={retry}>
      <ScreenSuspense
        fallback={
          <SlotLoading key={instance.id} label={label} onRetry={() => void retry()} isRepeat={instance.isRepeat} />
        }
      >
        <Widget instance={instance} name={name} context={context} />
      </ScreenSuspense>
    </RemoteBoundary>
  );
}

/** Renders the widgets of remotes in a slot, each in its own boundary. A remote is loaded only where its slot is rendered, and only for its audience. */
export function SlotOutlet({ name, context }: SlotProps) {
  const registry = useRegistry();
  const session = useSession();
  const isHydrated = useHydrated();
  // The server has no remotes: it renders placeholders, and so does the app until it is hydrated.
  return listSlotRemotes(registry, name, session).map((hosted) =>
    isHydrated ? (
      <RemoteSlot key={hosted.remote} hosted={hosted} name={name} context={context} />
    ) : (
      <SlotPlaceholder key={hosted.remote} />
    ),
  );
}
