import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

const KEY_ID = 'danji-sandbox-1';

export type SigningKey = { publicKey: JWK; sign(claims: Record<string, unknown>): Promise<string> };

/** A fresh RS256 key pair for this run; id_tokens of an earlier run no longer verify, as after a key rotation. */
export async function createSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048 });
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID }).sign(privateKey),
  };
}
