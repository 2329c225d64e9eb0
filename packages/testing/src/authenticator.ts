import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret, `steps` of 30 seconds away from `now`. */
export const toOtp = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
