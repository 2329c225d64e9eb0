import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Built remotes of this working tree: their folder and release. */
const findBuilt = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist', 'release.json')))
    .map((name) => ({ dist: join(root, name, 'dist'), ...JSON.parse(readFileSync(join(root, name, 'dist', 'release.json'), 'utf8')) }));

const readToken = (dataDir) => process.env.RELEASE_TOKEN?.trim() || readFileSync(join(dataDir, 'release-token'), 'utf8').trim();

async function findActive(baseUrl, token) {
  const answer = await fetch(new URL('/api/releases/?page_size=100', baseUrl), { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The server did not list its releases: ${answer.status} ${await answer.text()}`);
  const { results } = await answer.json();
  return new Set(results.filter(({ state }) => state === 'active').map(({ remote, release }) => `${remote} ${release}`));
}

/** Publishes the built remotes that the server does not host yet, by the code every release uses. Resolves to what was published. */
export async function publishRemotes({ baseUrl, dataDir }) {
  const token = readToken(dataDir);
  const active = await findActive(baseUrl, token);
  const fresh = findBuilt().filter(({ remote, release }) => !active.has(`${remote} ${release}`));
  if (fresh.length === 0) return [];
  const { publishRelease } = await import('../../packages/federation/src/release/publish.ts');
  const published = [];
  for (const { dist } of fresh) published.push(await publishRelease({ dist, baseUrl, token }));
  return published;
}
