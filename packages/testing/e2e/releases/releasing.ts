import { readSigningKey } from '@danji/federation/release/credentials';
import { promote, uploadReleaseFolder, type PublishResult, type UploadResult } from '@danji/federation/release/publish';
import type { ServerInfo } from './testbed.ts';

/** Uploads by server and folder. A release is write-once, so each is uploaded once. */
const uploads = new Map<string, Promise<UploadResult>>();

/** Makes a build the active release of its remote, and uploads it first when that has not been done. */
export async function release(
  { url, token, dataDir }: Pick<ServerInfo, 'url' | 'token' | 'dataDir'>,
  dist: string,
): Promise<PublishResult> {
  const server = { baseUrl: url, token };
  const key = `${url} ${dist}`;
  const upload = uploads.get(key) ?? uploadReleaseFolder({ ...server, dist, signingKey: readSigningKey(dataDir) });
  uploads.set(key, upload);
  const uploaded = await upload;
  return { ...uploaded, promoted: await promote(server, uploaded) };
}
