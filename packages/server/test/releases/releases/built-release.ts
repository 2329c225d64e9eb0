import { createHash, randomUUID } from 'node:crypto';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { promoteRelease, listReleases } from '@danji/contracts/releases/release.endpoints';
import { createReleaseManifest, signRelease } from '@danji/testing/release-manifest';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

export type BuiltRelease = { manifest: ReleaseManifest; files: Map<string, string> };
type Overrides = { manifest?: Partial<ReleaseManifest>; files?: Record<string, string> };

/** Builds the files of a small remote. Every one is a release of its own. */
export function buildRelease(remote: RemoteName, { manifest = {}, files: more = {} }: Overrides = {}): BuiltRelease {
  // Release files outlive a test: another test file of the same worker must not meet them under its own name.
  const hash = createHash('sha256').update(`${remote}${randomUUID()}`).digest('hex').slice(0, 12);
  const files = new Map(
    Object.entries({
      'remote-entry.1a2b.js': `var entry="${hash}";${'/* words to compress */'.repeat(40)}`,
      'remote.3c4d.js': `console.log("${hash} 안녕하세요")`,
      'pages/list.5e6f.js': 'export{}',
      ...more,
    }),
  );
  return {
    manifest: {
      ...createReleaseManifest(remote, { hash, entry: 'remote-entry.1a2b.js', preload: ['remote.3c4d.js'], files }),
      ...manifest,
    },
    files,
  };
}

type Caller = { authorization?: string };
const PIPELINE: Caller = { authorization: 'Bearer release-token' };

/** Uploads a release as the release tool does, signed unless it is already. */
export function upload({ manifest, files }: BuiltRelease, headers: Caller = PIPELINE) {
  const form = new FormData();
  form.append('manifest', JSON.stringify(manifest.signature ? manifest : signRelease(manifest)));
  for (const [path, text] of files) form.append('files', new Blob([text]), path);
  return testServer().app.inject({ method: 'POST', url: '/api/releases/', payload: form as never, headers });
}

export const findRevision = async (): Promise<number> =>
  (await call(listReleases, { headers: PIPELINE as Record<string, string> })).data.revision;

/** Uploads a release and makes it the active one. */
export async function host(built: BuiltRelease): Promise<BuiltRelease> {
  const response = await upload(built);
  if (response.statusCode !== 201) throw new Error(response.body);
  const { remote, release } = built.manifest;
  const promoted = await call(promoteRelease, {
    headers: PIPELINE as Record<string, string>,
    body: { remote, release, revision: await findRevision() },
  });
  if (promoted.status !== 200) throw new Error(promoted.problem.title);
  return built;
}
