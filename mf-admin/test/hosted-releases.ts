import { request } from '@danji/api-client';
import { startCanary } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { HealthEvent } from '@danji/contracts/releases/health';
import { listReleases, promoteRelease, publishRelease } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { createReleaseManifest, signRelease } from '@danji/testing/release-manifest';
import { call } from '@danji/testing/call';
import { signInAs } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';

const asPipeline = { headers: { authorization: 'Bearer release-token' } };

const findRevision = async (): Promise<number> => (await call(listReleases, asPipeline)).data.revision;

/** Uploads a release whose id consists of one repeated character (`a` → `0.1.0-aaaaaaaaaaaa`). */
export async function upload(
  remote: RemoteName,
  letter: string,
  changes: Partial<ReleaseManifest> = {},
  more: Record<string, string> = {},
): Promise<string> {
  const files = new Map(Object.entries({ 'remote-entry.js': `// ${remote} ${letter}`, ...more }));
  const manifest = signRelease({
    ...createReleaseManifest(remote, { hash: letter.repeat(12), entry: 'remote-entry.js', files }),
    ...changes,
  });
  await signInAs(await testServer().create.admin());
  await request(publishRelease, {
    body: {
      manifest: JSON.stringify(manifest),
      files: [...files].map(([path, text]) => new File([text], path, { type: 'text/javascript' })),
    },
  });
  return manifest.release;
}

export const promote = async (remote: RemoteName, release: string) =>
  call(promoteRelease, { ...asPipeline, body: { remote, release, revision: await findRevision() } });

export const releaseCanary = async (remote: RemoteName, release: string, percent: number) =>
  call(startCanary, { ...asPipeline, body: { remote, release, percent, cohorts: [], revision: await findRevision() } });

/** Sends the same health report of one release several times. */
export const reportReleaseHealth = (
  remote: RemoteName,
  release: string,
  facts: Omit<HealthEvent, 'remote' | 'release'>[],
  times = 1,
) =>
  Promise.all(
    Array.from({ length: times }, () =>
      call(reportHealth, { body: { facts: facts.map((fact) => ({ remote, release, ...fact })) } }),
    ),
  );
