import type { HostedRemote } from '@danji/contracts/releases/release';
import { useSession, type SlotContext, type SlotOutletProps } from '@danji/shell-sdk';
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

type WidgetProps = { instance: RemoteModuleInstance; name: string; context: SlotContext };

function Widget({ instance, name, context }: WidgetProps) {
  const SlotComponent = use(instance.module).slots[name];
  return SlotComponent ? (
    <RemoteMount key={instance.id} instance={instance}>
      <SlotComponent context={context} />
    </RemoteMount>
  ) : null;
}

function RemoteSlot({ hosted, name, context, fallback, failure }: SlotOutletProps & { hosted: HostedRemote }) {
  const { instance, retry, onError } = useRemote(hosted.remote);
  const label = remoteLabel(hosted);
  return (
    <RemoteBoundary
      compact
      label={label}
      failure={failure}
      resetKey={`${instance.id}`}
      onError={onError}
      onRetry={retry}
    >
      <ScreenSuspense
        fallback={
          fallback ?? (
            <SlotLoading key={instance.id} label={label} onRetry={() => void retry()} isRepeat={instance.isRepeat} />
          )
        }
      >
        <Widget instance={instance} name={name} context={context} />
      </ScreenSuspense>
    </RemoteBoundary>
  );
}

/**
 * Renders the widgets of remotes in a slot, each in its own boundary. A remote is loaded only where its slot is
 * rendered, and only for its audience.
 */
export function SlotOutlet({ remote, ...props }: SlotOutletProps) {
  const registry = useRegistry();
  const session = useSession();
  const isHydrated = useHydrated();
  // The server has no remotes: it renders placeholders, and so does the app until it is hydrated.
  return listSlotRemotes(registry, props.name, session)
    .filter((hosted) => remote === undefined || hosted.remote === remote)
    .map((hosted) =>
      isHydrated ? (
        <RemoteSlot key={hosted.remote} hosted={hosted} {...props} />
      ) : (
        <SlotPlaceholder key={hosted.remote} />
      ),
    );
}
