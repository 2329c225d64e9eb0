import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parsePrivateKey } from '@danji/contracts/releases/signing';
import type { ReleaseServer } from './release-api.ts';

export const repositoryDir = join(import.meta.dirname, '..', '..', '..', '..');
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of a server, and the secrets for it. */
export type Credentials = ReleaseServer & {
  /** @throws when there is no key to sign with. */
  signingKey(): KeyObject;
};

/** Reads the signing key for releases of a server whose data is in `dataDir`. */
export const readSigningKey = (dataDir: string): KeyObject =>
  parsePrivateKey(readFileSync(join(dataDir, 'release-signing-key'), 'utf8'));

/** Reads a file in the data folder of a server on this machine; `undefined` for any other server. */
function readLocal(baseUrl: string, dataDir: string, name: string): string | undefined {
  const file = join(dataDir, name);
  return LOCAL_HOSTS.has(new URL(baseUrl).hostname) && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Finds the server and the secrets for it: in the environment, and for a server on this machine in its data folder.
 * Secrets are read when they are used; reading a missing one throws an error that names its variable. @throws when
 * `url` is not a URL.
 */
export function findCredentials(url: string | undefined, env: NodeJS.ProcessEnv = process.env): Credentials {
  const baseUrl = url ?? `http://localhost:${env['PORT']?.trim() || '3000'}`;
  if (!URL.canParse(baseUrl)) throw new Error(`--url must be an address like https://danji.example, not '${baseUrl}'`);
  const dataDir = resolve(repositoryDir, env['DATA_DIR']?.trim() || '.data');
  const findToken = () => {
    const token =
      env['RELEASE_TOKEN']?.trim() || env['DANJI_TOKEN']?.trim() || readLocal(baseUrl, dataDir, 'release-token');
    if (!token)
      throw new Error(
        `Set RELEASE_TOKEN to the release token of ${baseUrl}, or DANJI_TOKEN to the access token of an ADMIN account`,
      );
    return token;
  };
  const signingKey = () => {
    const text = env['RELEASE_SIGNING_KEY']?.trim() || readLocal(baseUrl, dataDir, 'release-signing-key');
    if (!text)
      throw new Error(`Set RELEASE_SIGNING_KEY to a key whose releases ${baseUrl} accepts (PKCS8 in base64url)`);
    return parsePrivateKey(text);
  };
  return {
    baseUrl,
    get token() {
      return findToken();
    },
    signingKey,
  };
}
