import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import { Secret, TOTP } from 'otpauth';
import { CommandFailedError } from '../command.ts';

/**
 * An operator's account: some remotes, and parts of others, require a session. `otpSecret`: the secret of its second
 * factor in base32. `isDefault`: it was not configured, so it may not exist.
 */
export type SmokeAccount = { email: string; password: string; otpSecret: string | undefined; isDefault: boolean };

const DEMO_ACCOUNT = 'staff@danji.test:danji1234';

/**
 * Reads the account in RELEASE_SMOKE_ACCOUNT (`email:password`) and RELEASE_SMOKE_OTP_SECRET; for a server without TLS
 * the demo account.
 */
export function findSmokeAccount(baseUrl: string, env: NodeJS.ProcessEnv = process.env): SmokeAccount | undefined {
  const configured = env['RELEASE_SMOKE_ACCOUNT']?.trim();
  const [, email, password] =
    /^([^:]+):(.+)$/.exec(configured || (baseUrl.startsWith('http:') ? DEMO_ACCOUNT : '')) ?? [];
  if (email === undefined || password === undefined) return undefined;
  return { email, password, otpSecret: env['RELEASE_SMOKE_OTP_SECRET']?.trim() || undefined, isDefault: !configured };
}

type PostOptions = { data: object; headers: Record<string, string> };
type HttpPost = {
  post(path: string, options: PostOptions): Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>;
};
type Clock = { now(): Date; wait(ms: number): Promise<unknown> };

const STEP_MS = 30_000;
const SYSTEM_CLOCK: Clock = { now: () => new Date(), wait: (ms) => sleep(ms) };

/**
 * Signs in with a browser's own requests; resolves to `false` when the default account does not exist. A code counts
 * once, so a second sign-in within half a minute waits for the next one.
 * @throws CommandFailedError when a configured account cannot sign in.
 */
export async function signInToSmoke(
  request: HttpPost,
  { email, password, otpSecret, isDefault }: SmokeAccount,
  clock: Clock = SYSTEM_CLOCK,
): Promise<boolean> {
  const attempt = () => {
    const otp = otpSecret && new TOTP({ secret: Secret.fromBase32(otpSecret) }).generate({ timestamp: +clock.now() });
    return request.post(signIn.path, {
      data: { email, password, user_type: UserType.STAFF, ...(otp && { otp }) },
      headers: { 'x-danji-client': 'web' },
    });
  };
  let response = await attempt();
  if (!response.ok() && otpSecret) {
    await clock.wait(STEP_MS - (+clock.now() % STEP_MS));
    response = await attempt();
  }
  if (response.ok() || isDefault) return response.ok();
  throw new CommandFailedError(
    `the account of RELEASE_SMOKE_ACCOUNT could not sign in: ${response.status()} ${await response.text()}`,
  );
}
