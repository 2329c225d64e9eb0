import { sendInBackground } from '@danji/api-client';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { HealthFact } from '@danji/contracts/releases/health';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import type { PageHistory } from '@danji/shell-sdk/router';
import type { RemoteSource } from '../shared/app-context.ts';
import type { HealthLog } from './create-health-log.ts';
import { findOwner } from './find-owner.ts';
import { watchVitals } from './watch-vitals.ts';

/** Reports go out at most that often. ms */
const INTERVAL_MS = 10_000;
/** What happens together goes out together. ms */
const GATHER_MS = 1000;

type TellOptions = {
  log: HealthLog;
  registry: Pick<RegistryStore, 'current'>;
  remotes: Pick<RemoteSource, 'loadedRelease'>;
  history: Pick<PageHistory, 'current' | 'subscribe'>;
};

/** Names the remote that owned the screen at a time, by the steps the person has made; what was before them stays unknown. */
function followOwners({ registry, history }: TellOptions): (time: number) => HealthFact['remote'] | undefined {
  const { location, since } = history.current();
  const steps = [{ since, pathname: location.pathname }];
  history.subscribe((next) => steps.push({ since: next.since, pathname: next.location.pathname }));
  return (time) => {
    const step = steps.findLast(({ since: from }) => from <= time);
    return step && findOwner(registry.current(), step.pathname)?.remote;
  };
}

/** Sends what the log keeps from now on, and all of it with the web vitals of every remote when the tab is left or hidden. */
export function tellHealth(options: TellOptions): void {
  const { log, remotes } = options;
  const proof = document.querySelector<HTMLMetaElement>('meta[name=danji-report]')?.content;
  const readVitals = watchVitals(followOwners(options));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    for (let facts = log.take(); facts.length > 0; facts = log.take()) {
      last = performance.now();
      sendInBackground(reportHealth, { facts, ...(proof !== undefined && { proof }) });
    }
  };
  const noteVitals = () => {
    for (const { owner, vitals } of readVitals()) {
      const release = remotes.loadedRelease(owner);
      if (release !== undefined)
        for (const vital of vitals) log.note({ remote: owner, release, kind: 'vital', ...vital });
    }
  };
  log.onNews(() => {
    timer ??= setTimeout(send, Math.max(GATHER_MS, last + INTERVAL_MS - performance.now()));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    noteVitals();
    send();
  });
}
