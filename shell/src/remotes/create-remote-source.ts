import type { HealthFact } from '@danji/contracts/releases/health';
import type { ContainerHost } from '@danji/federation/runtime/container-host';
import { createRemoteLoader, RemoteLoadError } from '@danji/federation/runtime/load-remote';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import { hasUnsavedWork, readRemoteModule, type RemoteModule } from '@danji/shell-sdk';
import { awaitArrival } from '@danji/shell-sdk/router';
import { toast } from '@danji/ui';
import type { RemoteSource } from '../shared/app-context.ts';
import { remoteLabel } from '../shared/remote-label.ts';
import { isChunkFailure } from './chunk-failure.ts';
import { toLine, type HealthLog } from './create-health-log.ts';

type SourceOptions = {
  registry: Pick<RegistryStore, 'find' | 'current' | 'subscribe'>;
  health: Pick<HealthLog, 'note' | 'noteError'>;
  host?: ContainerHost | undefined;
};

/** Reports to the page's error handler; where there is none, a failed load must not become a crash. */
function report(error: Error): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
}

const nameOf = (remote: string) => remote as HealthFact['remote'];

/** Loads remotes; a failure is reported with `remote@release`, and counted. */
export function createRemoteSource({ registry, health, host }: SourceOptions): RemoteSource {
  const loader = createRemoteLoader<RemoteModule>({
    registry,
    ...(host && { host }),
    accept: readRemoteModule,
    onError: ({ remote, release, cause }) => {
      health.note({ remote: nameOf(remote), release, kind: 'load_failed', detail: toLine(cause) });
      report(new Error(`Remote ${remote}@${release} did not load`, { cause }));
    },
    onShown: (remote, release) => health.note({ remote: nameOf(remote), release, kind: 'session' }),
    onEnd: ({ onTeardown }) => onTeardown?.(),
  });
  loader.subscribe(({ remote, reason, isShown }) => {
    if (reason !== 'revoked' || !isShown) return;
    toast({
      title: `${remoteLabel(registry.find(remote))} 화면을 새로 불러왔어요`,
      description: '쓰던 버전에 문제가 있어서 바로 바꿨어요. 임시 저장된 내용은 그대로 있어요.',
      tone: 'warning',
    });
  });
  const awaited = new WeakSet<Promise<unknown>>();
  return {
    ...loader,
    use: (remote) => {
      const copy = loader.use(remote);
      if (!awaited.has(copy.module)) {
        awaited.add(copy.module);
        void awaitArrival(copy.module).catch(() => undefined);
      }
      return copy;
    },
    caught: (copy, error) => {
      const { remote, up } = copy;
      // Load errors are recorded by the loader, one for each attempt.
      if (!up || error instanceof RemoteLoadError) return;
      // A new instance replaces all of the remote's content: it never does so automatically while there is unsaved work.
      if (isChunkFailure(error) && !hasUnsavedWork()) loader.fail(copy, error.request ?? '', error);
      else health.noteError(nameOf(remote), up.release, error);
    },
  };
}
