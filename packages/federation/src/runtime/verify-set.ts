import { toCanonicalJson } from '@danji/contracts/releases/canonical-json';
import type { Registry } from '@danji/contracts/releases/release';

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

async function isSignedBy(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const known = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (known) return subtle.verify('Ed25519', known, signature, message);
  // Chromium has Ed25519 since 137.
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, message, key);
}

/** Whether one of the keys (raw, base64url) signed the canonical JSON of all of a set but its signature. */
export async function isSigned({ signature, ...set }: Registry, keys: readonly string[]): Promise<boolean> {
  if (!signature) return false;
  const message = new TextEncoder().encode(toCanonicalJson(set));
  for (const key of keys)
    if (await isSignedBy(fromBase64Url(key), fromBase64Url(signature.value), message)) return true;
  return false;
}
