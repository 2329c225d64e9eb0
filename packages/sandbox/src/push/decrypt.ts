import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Decrypts a message of one record with the content coding aes128gcm (RFC 8188), as a browser does (RFC 8291). Throws
 * when it was not made for these keys.
 */
export function decrypt(body: Buffer, keys: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const start = SALT_BYTES + 5;
  const senderKey = body.subarray(start, start + keyLength);
  const record = body.subarray(start + keyLength);
  const shared = keys.curve.computeSecret(senderKey);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.curve.getPublicKey(), senderKey]);
  const secret = derive(shared, keys.auth, context, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  // The text ends with a delimiter, which zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
