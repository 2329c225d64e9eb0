import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { enableSecondFactor, startSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import { call } from '@danji/testing/call';
import { toOtp } from '@danji/testing/authenticator';
import { testServer } from '@danji/testing/test-server';

/** The authenticator app of a test, which has read the address of the QR code. */
export class Authenticator {
  readonly #secret: string;

  constructor({ secret }: ResponseOf<typeof startSecondFactor>) {
    this.#secret = secret;
  }

  /** The code that the app shows, `steps` of 30 seconds from now. */
  code(steps = 0): string {
    return toOtp(this.#secret, testServer().clock.now(), steps);
  }

  /** A code that no step around now has. */
  wrongCode(): string {
    const right = new Set([-2, -1, 0, 1, 2].map((steps) => this.code(steps)));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
  }
}

/** Sets the second factor up through the public calls; afterwards the code of this step is used. */
export async function setUp(token: string, password: string): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const started = await call(startSecondFactor, { token, body: { password } });
  const app = new Authenticator(started.data);
  const enabled = await call(enableSecondFactor, { token, body: { otp: app.code() } });
  if (enabled.status !== 200) throw new Error(JSON.stringify([started.problem, enabled.problem]));
  return { app, recoveryCodes: enabled.data.recovery_codes };
}
