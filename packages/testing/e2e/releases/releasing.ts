import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { readSigningKey } from '@danji/federation/release/access';
import { publishRelease, type PublishResult } from '@danji/federation/release/publish';
import type { Served } from './house.ts';

/** Makes a build the active release of its remote, uploaded before or not. */
export const release = (
  { url, token, dataDir }: Pick<Served, 'url' | 'token' | 'dataDir'>,
  dist: string,
): Promise<PublishResult> => publishRelease({ dist, baseUrl: url, token, signingKey: readSigningKey(dataDir) });

/** `release.json` of a build. */
export const readManifest = async (dist: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
