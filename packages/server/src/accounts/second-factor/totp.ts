import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** The clock of a phone may be one step off. */
const WINDOW = 1;

const toTotp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: '단지', label, digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. `label` tells the accounts of the app apart. */
export const toTotpUri = (secret: string, label: string): string => toTotp(secret, label).toString();

/** Returns the time step to which a code belongs, `undefined` when it belongs to none around now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws for other characters that take more of them.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = toTotp(secret, '').validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
