import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

export type SigningKey = { publicKey: JWK; sign(claims: Record<string, unknown>): Promise<string> };

/** A fresh RS256 key pair for this run; id_tokens of an earlier run no longer verify, as after a key rotation. */
export async function createSigningKey(): Promise<SigningKey> {
  // The id is new as well, because a server that keeps running would otherwise check new tokens against the key it has
  // cached.
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048 });
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey),
  };
}
