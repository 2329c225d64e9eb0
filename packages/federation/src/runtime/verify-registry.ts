import { toCanonicalJson } from '@danji/contracts/releases/canonical-json';
import type { Registry } from '@danji/contracts/releases/release';

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);

async function isSignedBy(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const importedKey = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (importedKey) return subtle.verify('Ed25519', importedKey, signature, message);
  // Chromium supports Ed25519 since 137.
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, message, key);
}

/** Whether one of the keys (raw, base64url) signed the canonical JSON of the registry without its signature. */
export async function hasValidSignature(
  { signature, ...registry }: Registry,
  keys: readonly string[],
): Promise<boolean> {
  if (!signature) return false;
  const message = new TextEncoder().encode(toCanonicalJson(registry));
  for (const key of keys)
    if (await isSignedBy(fromBase64Url(key), fromBase64Url(signature.value), message)) return true;
  return false;
}
