import type { Answer } from '@danji/contracts/define-endpoint';
import { listReleases, promoteRelease, publishRelease as uploadRelease } from '@danji/contracts/releases/release.endpoints';
import { callReleaseApi, ReleaseCallError, type ReleaseServer } from './release-api.ts';
import { readReleaseFolder, type ReleaseFolder } from './release-folder.ts';

/** Somebody else may promote at the same moment; each try sees their revision. */
const PROMOTE_TRIES = 5;

type PublishOptions = ReleaseServer & {
  /** Folder with `release.json` and the files it lists. */
  dist: string;
};

export type PublishResult = { remote: string; release: string; /** False when the server already had it. */ uploaded: boolean; /** False when it already was the active one. */ promoted: boolean };

function toForm({ manifest, files }: ReleaseFolder): FormData {
  const form = new FormData();
  // The manifest goes first: the server checks each file against it as it comes in.
  form.append('manifest', JSON.stringify(manifest));
  for (const { path, content } of files) form.append('files', new Blob([content]), path);
  return form;
}

/** A release is write-once: the same id again means it is there already. */
async function upload(server: ReleaseServer, folder: ReleaseFolder): Promise<boolean> {
  try {
    const { created } = await callReleaseApi<Answer<typeof uploadRelease>>(server, uploadRelease, { body: toForm(folder) });
    return created;
  } catch (error) {
    if (error instanceof ReleaseCallError && error.code === 'already_exists') return false;
    throw error;
  }
}

/** Makes the release the active one against the revision just read; another promotion in between is a conflict and read again. */
async function promote(server: ReleaseServer, remote: ReleaseFolder['manifest']['remote'], release: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { results, revision } = await callReleaseApi<Answer<typeof listReleases>>(server, listReleases, { query: { remote, page_size: '100' } });
    if (results.some((row) => row.release === release && row.state === 'active')) return false;
    try {
      await callReleaseApi<Answer<typeof promoteRelease>>(server, promoteRelease, { body: { remote, release, revision } });
      return true;
    } catch (error) {
      const lostRace = error instanceof ReleaseCallError && error.code === 'conflict';
      if (!lostRace || attempt === PROMOTE_TRIES) throw error;
    }
  }
}

/** Uploads a built release and makes it the active one of its remote; doing it twice changes nothing. @throws when a file was changed after the build, or the server refuses. */
export async function publishRelease({ dist, ...server }: PublishOptions): Promise<PublishResult> {
  const folder = await readReleaseFolder(dist);
  const { remote, release } = folder.manifest;
  const uploaded = await upload(server, folder);
  const promoted = await promote(server, remote, release);
  return { remote, release, uploaded, promoted };
}
