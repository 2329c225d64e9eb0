import { sendInBackground } from '@danji/api-client';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { HealthEvent } from '@danji/contracts/releases/health';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import type { PageHistory } from '@danji/shell-sdk/router';
import type { RemoteSource } from '../shared/app-context.ts';
import type { HealthLog } from './create-health-log.ts';
import { findOwner } from './find-owner.ts';
import { watchVitals } from './watch-vitals.ts';

/** The shortest time between two reports. ms */
const INTERVAL_MS = 10_000;
/** Events within this time go out in one report. ms */
const BATCH_MS = 1000;

type HealthReportOptions = {
  log: HealthLog;
  registry: Pick<RegistryStore, 'current'>;
  remotes: Pick<RemoteSource, 'loadedRelease'>;
  history: Pick<PageHistory, 'current' | 'subscribe'>;
};

/** Returns a function that finds the remote that owned the screen at a time, from the navigations since now; earlier owners are unknown. */
function trackOwners({ registry, history }: HealthReportOptions): (time: number) => HealthEvent['remote'] | undefined {
  const { location, since } = history.current();
  const navigations = [{ since, pathname: location.pathname }];
  history.subscribe((next) => navigations.push({ since: next.since, pathname: next.location.pathname }));
  return (time) => {
    const navigation = navigations.findLast(({ since: from }) => from <= time);
    return navigation && findOwner(registry.current(), navigation.pathname)?.remote;
  };
}

/** Sends the recorded events from now on, and when the tab is closed or hidden all that are left, with the web vitals of every remote. */
export function startHealthReports(options: HealthReportOptions): void {
  const { log, remotes } = options;
  const proof = document.querySelector<HTMLMetaElement>('meta[name=danji-report]')?.content;
  const readVitals = watchVitals(trackOwners(options));
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
  const recordVitals = () => {
    for (const { owner, vitals } of readVitals()) {
      const release = remotes.loadedRelease(owner);
      if (release !== undefined)
        for (const vital of vitals) log.record({ remote: owner, release, kind: 'vital', ...vital });
    }
  };
  log.onRecorded(() => {
    timer ??= setTimeout(send, Math.max(BATCH_MS, last + INTERVAL_MS - performance.now()));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    recordVitals();
    send();
  });
}
