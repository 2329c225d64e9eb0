import type { KeyObject } from 'node:crypto';
import { promoteRelease, publishRelease as uploadRelease } from '@danji/contracts/releases/release.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { signObject } from '@danji/contracts/releases/signing';
import { changeChannel } from './change-channel.ts';
import { callReleaseApi, ReleaseApiError, type ReleaseServer } from './release-api.ts';
import { isDescribed, readReleaseFolder, type ReleaseFolder } from './release-folder.ts';

type PublishOptions = ReleaseServer & {
  /**
   * Folder with `release.json` and the files it lists. When a federation plugin alone built it, and `remote` is given, it
   * is described first (`describe-release.ts`).
   */
  dist: string;
  /** Signs `release.json`; the server knows its public half. */
  signingKey: KeyObject;
  /** The remote that the release must belong to; not checked when left out. */
  remote?: RemoteName;
};

export type UploadResult = {
  remote: RemoteName;
  release: string;
  /** False when the server already had it. */
  uploaded: boolean;
};
export type PublishResult = UploadResult & {
  /** False when it already was the active one. */
  promoted: boolean;
};

function toForm({ manifest, files }: ReleaseFolder, signingKey: KeyObject): FormData {
  const form = new FormData();
  // The manifest goes first: the server checks each file against it while it receives them.
  form.append('manifest', JSON.stringify(signObject(manifest, signingKey)));
  for (const { path, content } of files) form.append('files', new Blob([content]), path);
  return form;
}

/**
 * Signs and uploads a built release. Releases are write-once: an id that exists means that the release was uploaded
 * before. @throws when a file was changed after the build, or the server refuses it.
 */
export async function uploadReleaseFolder({
  dist,
  signingKey,
  remote: expectedRemote,
  ...server
}: PublishOptions): Promise<UploadResult> {
  if (expectedRemote !== undefined && !(await isDescribed(dist))) {
    // It runs sources, which a deployed tool has none of.
    const { describeRelease } = await import('./describe-release.ts');
    await describeRelease({ dist, remote: expectedRemote });
  }
  const folder = await readReleaseFolder(dist);
  const { remote, release } = folder.manifest;
  if (expectedRemote !== undefined && expectedRemote !== remote)
    throw new Error(`${dist} holds a release of ${remote}, not of ${expectedRemote}`);
  try {
    const { created } = await callReleaseApi(server, uploadRelease, { body: toForm(folder, signingKey) });
    return { remote, release, uploaded: created };
  } catch (error) {
    if (error instanceof ReleaseApiError && error.code === 'already_exists')
      return { remote, release, uploaded: false };
    throw error;
  }
}

/** Makes a release the active one of its remote; resolves to `false` when it already was. */
export function promote(
  server: ReleaseServer,
  { remote, release, reason }: { remote: RemoteName; release: string; reason?: string | undefined },
): Promise<boolean> {
  return changeChannel(server, {
    remote,
    isUnconditional: true,
    write: async (revision, entry) => {
      if (entry?.active === release) return false;
      await callReleaseApi(server, promoteRelease, {
        body: { remote, release, revision, ...(reason === undefined ? {} : { reason }) },
      });
      return true;
    },
  });
}

/**
 * Uploads a built release and makes it the active one of its remote; idempotent. @throws when a file was changed after
 * the build, or the server refuses it.
 */
export async function publishRelease(options: PublishOptions): Promise<PublishResult> {
  const result = await uploadReleaseFolder(options);
  return { ...result, promoted: await promote(options, result) };
}
