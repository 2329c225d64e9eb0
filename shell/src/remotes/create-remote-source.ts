import type { HealthEvent } from '@danji/contracts/releases/health';
import type { ContainerLoader } from '@danji/federation/runtime/load-container';
import { createRemoteLoader, RemoteLoadError } from '@danji/federation/runtime/load-remote';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import { hasUnsavedWork, readRemoteModule, type RemoteModule } from '@danji/shell-sdk';
import { trackPending } from '@danji/shell-sdk/router';
import { toast } from '@danji/ui';
import type { RemoteSource } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { isChunkLoadError } from './chunk-load-error.ts';
import { toFirstLine, type HealthLog } from './create-health-log.ts';

type SourceOptions = {
  registry: Pick<RegistryStore, 'find' | 'current' | 'subscribe'>;
  health: Pick<HealthLog, 'record' | 'recordError'>;
  containerLoader?: ContainerLoader | undefined;
};

/** Reports to the page's error handler; where there is none, a failed load must not become a crash. */
function report(error: Error): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
}

const nameOf = (remote: string) => remote as HealthEvent['remote'];

/** Loads remotes; a failure is reported with `remote@release`, and counted. */
export function createRemoteSource({ registry, health, containerLoader }: SourceOptions): RemoteSource {
  const loader = createRemoteLoader<RemoteModule>({
    registry,
    ...(containerLoader && { containerLoader }),
    accept: readRemoteModule,
    onError: ({ remote, release, cause }) => {
      health.record({ remote: nameOf(remote), release, kind: 'load_failed', detail: toFirstLine(cause) });
      report(new Error(`Remote ${remote}@${release} did not load`, { cause }));
    },
    onMount: (remote, release) => health.record({ remote: nameOf(remote), release, kind: 'session' }),
    onDispose: ({ onTeardown }) => onTeardown?.(),
  });
  loader.subscribe(({ remote, reason, wasMounted }) => {
    if (reason !== 'revoked' || !wasMounted) return;
    toast({
      title: `${remoteLabel(registry.find(remote))} 화면을 새로 불러왔어요`,
      description: '쓰던 버전에 문제가 있어서 바로 바꿨어요. 임시 저장된 내용은 그대로 있어요.',
      tone: 'warning',
    });
  });
  const tracked = new WeakSet<Promise<unknown>>();
  return {
    ...loader,
    getInstance: (remote) => {
      const instance = loader.getInstance(remote);
      if (!tracked.has(instance.module)) {
        tracked.add(instance.module);
        void trackPending(instance.module).catch(() => undefined);
      }
      return instance;
    },
    handleError: (instance, error) => {
      const { remote, loaded } = instance;
      // Load errors are recorded by the loader, one for each attempt.
      if (!loaded || error instanceof RemoteLoadError) return;
      // A new instance replaces all of the remote's content: it never does so automatically while there is unsaved work.
      if (isChunkLoadError(error) && !hasUnsavedWork()) loader.replaceFailed(instance, error.request ?? '', error);
      else health.recordError(nameOf(remote), loaded.release, error);
    },
  };
}
