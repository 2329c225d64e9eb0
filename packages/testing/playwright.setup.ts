import type { FullConfig } from '@playwright/test';

/**
 * Waits until all servers have their demo data and their remotes: `metadata.controls` are the addresses of their
 * controls. Playwright waits only until each listens, so they start side by side. Throws when one has ended.
 */
export default async function waitForServers({ metadata }: FullConfig): Promise<void> {
  await Promise.all((metadata['controls'] as string[]).map((control) => fetch(`${control}/testbed`)));
}
