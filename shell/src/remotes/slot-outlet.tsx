import type { HostedRemote } from '@danji/contracts/releases/release';
import { useSession, type SlotContext } from '@danji/shell-sdk';
import { ScreenSuspense } from '@danji/shell-sdk/router';
import { useHydrated } from '@danji/ui';
import { use } from 'react';
import { useRegistry, type ShownRemote } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { listFillers } from '../shared/slots.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteMount } from './remote-mount.tsx';
import { SlotPlaceholder, SlotWaiting } from './remote-waiting.tsx';
import { useRemote } from './use-remote.ts';

type SlotProps = { name: string; context: SlotContext };

function Widget({ copy, name, context }: SlotProps & { copy: ShownRemote }) {
  const Filling = use(copy.module).slots[name];
  return Filling ? (
    <RemoteMount key={copy.id} copy={copy}>
      <Filling context={context} />
    </RemoteMount>
  ) : null;
}

function SlotOf({ hosted, name, context }: SlotProps & { hosted: HostedRemote }) {
  const { copy, retry, onCaught } = useRemote(hosted.remote);
  const label = remoteLabel(hosted);
  return (
    <RemoteBoundary compact label={label} resetKey={`${copy.id}`} onCaught={onCaught} onRetry={retry}>
      <ScreenSuspense
        fallback={<SlotWaiting key={copy.id} label={label} onRetry={() => void retry()} isRepeat={copy.isRepeat} />}
      >
        <Widget copy={copy} name={name} context={context} />
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
  return listFillers(registry, name, session).map((hosted) =>
    isHydrated ? (
      <SlotOf key={hosted.remote} hosted={hosted} name={name} context={context} />
    ) : (
      <SlotPlaceholder key={hosted.remote} />
    ),
  );
}
