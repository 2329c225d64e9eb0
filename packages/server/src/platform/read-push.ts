import { ECDH, createECDH } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader.ts';

/** The keys of web push; `undefined` when nothing is pushed. */
export type PushConfig = {
  /** VAPID keys (RFC 8292), base64url: an uncompressed point of P-256, and its private number. */
  publicKey: string;
  privateKey: string;
  /** Where push services write to when something is wrong with our messages: `mailto:` or `https:`. */
  subject: string;
  /** Origins of push services besides those that browsers come with. */
  serviceOrigins: readonly string[];
};

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    const point = ECDH.convertKey(curve.getPublicKey(), 'prime256v1', undefined, 'base64url', 'uncompressed');
    return point === publicKey;
  } catch {
    return false;
  }
}

/** Reads the keys of web push. Without any of the three variables nothing is pushed; a part of them is an error. */
export function readPush(
  read: EnvironmentReader,
  production: boolean,
  serviceOrigins: readonly string[],
): PushConfig | undefined {
  const [publicKey, privateKey] = [read.text(NAMES[0], ''), read.secret(NAMES[1], 0, false)];
  const subject = read.text(NAMES[2], '');
  const given = [publicKey, privateKey, subject];
  if (given.every((value) => value === '')) return undefined;
  for (const [at, name] of NAMES.entries()) read.check(given[at] !== '', `${name} must be set with the others`);
  read.check(
    subject === '' || /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject),
    'VAPID_SUBJECT must be mailto:name@danji.example or an https address',
  );
  read.check(
    publicKey === '' || privateKey === '' || isPair(publicKey, privateKey),
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, base64url, as `npx web-push generate-vapid-keys` makes them',
  );
  read.check(
    !production || serviceOrigins.every((origin) => origin.startsWith('https:')),
    'PUSH_SERVICE_ORIGINS must be https in production',
  );
  return { publicKey, privateKey, subject, serviceOrigins };
}
