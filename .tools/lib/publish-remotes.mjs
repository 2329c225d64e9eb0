import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Built remotes of this working tree, each with its folder and release. */
const findBuilt = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist', 'release.json')))
    .map((name) => ({
      dist: join(root, name, 'dist'),
      ...JSON.parse(readFileSync(join(root, name, 'dist', 'release.json'), 'utf8')),
    }));

async function readChannel({ baseUrl, token }) {
  const response = await fetch(new URL('/api/releases/channel/', baseUrl), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok)
    throw new Error(`The server did not return its channel: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * Publishes the built remotes that are not live yet, by the code of the release tool. A release that was rolled back or
 * revoked is not published again.
 */
export async function publishRemotes({ baseUrl, dataDir }) {
  const { findCredentials } = await import('../../packages/federation/src/release/credentials.ts');
  const { signingKey, ...server } = findCredentials(baseUrl, { ...process.env, DATA_DIR: dataDir });
  const { remotes, revoked } = await readChannel(server);
  const isPublished = ({ remote, release }) =>
    [remotes[remote]?.active, remotes[remote]?.candidate?.release].includes(release) ||
    revoked.includes(`${remote}@${release}`);
  const unpublished = findBuilt().filter((built) => !isPublished(built));
  if (unpublished.length === 0) return [];
  const { promote, uploadReleaseFolder } = await import('../../packages/federation/src/release/publish.ts');
  const key = signingKey();
  const uploaded = [];
  for (const { dist, remote, release } of unpublished) {
    const upload = await uploadReleaseFolder({ ...server, dist, signingKey: key }).catch((error) => {
      // The release was revoked so long ago that the channel no longer lists it.
      if (error.code !== 'invalid_transition') throw error;
    });
    if (!upload || (!upload.uploaded && remotes[remote]?.state === 'rolled_back')) continue;
    uploaded.push({ remote, release });
  }
  // All uploads come first: the app then becomes complete at once, and not one remote after the other.
  for (const release of uploaded) await promote(server, release);
  return uploaded;
}
