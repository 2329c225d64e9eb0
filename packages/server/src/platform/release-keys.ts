import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import {
  generatePrivateKey,
  publicKeyOf,
  parsePrivateKey,
  parsePublicKey,
  formatPublicKey,
} from '@danji/contracts/releases/signing';
import { type Config, ConfigError } from './config.ts';

/** Keys of releases: the pipeline signs the releases it builds, the registry signs its own documents. */
export type ReleaseKeys = {
  /** Public keys of the builders whose `release.json` is accepted. */
  release: KeyObject[];
  registry: {
    sign: KeyObject;
    /** Public keys whose signatures on stored revisions and cookies are accepted: our own key and the previous ones. */
    trusted: KeyObject[];
    /** The same keys for the browser: raw public keys in base64url, comma-separated. */
    publicKeys: string;
  };
};

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Outside production a key pair is generated once and stored beside the data, where the release tool on the same
 * machine finds it.
 */
function readLocalKey(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, name);
  try {
    writeFileSync(path, generatePrivateKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Parses each key. The error never contains the value of a wrong one. */
function readKeys(name: string, texts: string[], read: (text: string) => KeyObject): KeyObject[] {
  try {
    return texts.map(read);
  } catch {
    throw new ConfigError(`${name} is no list of Ed25519 keys in base64url. See .env.example.`);
  }
}

/** The keys of this server. @throws ConfigError naming the variable that cannot be read. */
export function openReleaseKeys({
  production,
  dataDir,
  releasePublicKeys,
  registrySigningKey,
}: Pick<Config, 'production' | 'dataDir' | 'releasePublicKeys' | 'registrySigningKey'>): ReleaseKeys {
  const own = production
    ? []
    : readKeys('release-signing-key in DATA_DIR', [readLocalKey(dataDir, 'release-signing-key')], parsePrivateKey).map(
        publicKeyOf,
      );
  const [sign, ...previousKeys] = readKeys(
    'REGISTRY_SIGNING_KEY',
    splitList(registrySigningKey || (production ? '' : readLocalKey(dataDir, 'registry-signing-key'))),
    parsePrivateKey,
  );
  if (!sign) throw new ConfigError('REGISTRY_SIGNING_KEY must be set. See .env.example.');
  const trusted = [sign, ...previousKeys].map(publicKeyOf);
  return {
    release: [...own, ...readKeys('RELEASE_PUBLIC_KEYS', splitList(releasePublicKeys), parsePublicKey)],
    registry: { sign, trusted, publicKeys: trusted.map(formatPublicKey).join(',') },
  };
}
