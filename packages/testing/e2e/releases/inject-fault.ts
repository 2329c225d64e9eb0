import type { Page } from '@playwright/test';
import type { ActiveFault } from './fault-proxy.ts';
import type { NetworkFault } from './faults.ts';
import { SCREENS, type Hosted } from './hosted.ts';
import type { Testbed } from './testbed.ts';
import { presentBuild } from './apps.ts';
import { readManifest } from './derive-build.ts';
import { readTimes } from './tab.ts';

export const isScriptOf =
  (remote: Hosted) =>
  (path: string, lane: string | undefined): boolean =>
    lane === remote && path.startsWith(`/remotes/${remote}/`) && path.endsWith('.js');

/**
 * Switches a fault on for the scripts of one remote in the lane of its name: for all, or for the one that its first
 * screen loads on demand.
 */
export async function injectFault(
  { proxy }: Testbed,
  remote: Hosted,
  { files, damage }: NetworkFault,
): Promise<ActiveFault> {
  const { screens } = await readManifest(presentBuild(remote));
  const lazy = screens?.[SCREENS[remote].path]?.[0] ?? '';
  const isScript = isScriptOf(remote);
  return proxy.put({
    matches: (path, lane) => isScript(path, lane) && (files === 'all' || path.endsWith(`/${lazy}`)),
    answer: damage,
  });
}

/**
 * Opens the remote's first screen and measures the times from the first request of one of its scripts until the shell
 * was shown, and until the panel; ms.
 */
export async function timePanel(
  page: Page,
  remote: Hosted,
  { proxy }: Testbed,
): Promise<{ shell: number; panel: number }> {
  const requests = proxy.watch(isScriptOf(remote));
  await page.goto(SCREENS[remote].path, { waitUntil: 'commit' });
  const { shellAt, panelAt } = await readTimes(page);
  requests.lift();
  return { shell: shellAt - requests.firstAt(), panel: panelAt - requests.firstAt() };
}
