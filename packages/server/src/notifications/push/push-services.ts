import { createECDH } from 'node:crypto';
import type { PushConfig } from '../../platform/read-push.ts';

/** The push services that browsers come with: Chrome, Samsung and Whale; Firefox; Edge; Safari. */
const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/**
 * Whether an address is that of a known push service. The server sends requests to it, so no other one is taken: it could
 * be inside of our own network.
 */
export function isPushService({ serviceOrigins }: Pick<PushConfig, 'serviceOrigins'>, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (serviceOrigins.includes(origin)) return true;
  return (
    protocol === 'https:' && port === '' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** Whether a key is a point of the curve P-256; a message cannot be encrypted for another one. */
export function isCurvePoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
