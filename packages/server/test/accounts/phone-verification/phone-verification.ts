import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

export type Purpose = QueryOf<typeof requestAuthCode>['purpose'];

/** Reads the code in the newest message to a phone. */
export function readCode(tel: string): string {
  const message = testServer().sandbox.inbox(tel)[0];
  const code = /\[(\d{6})\]/.exec(message?.content ?? '')?.[1];
  if (!code) throw new Error(`No code was sent to ${tel}.`);
  return code;
}

/** Verifies a phone number through the public calls; resolves to the token. */
export async function verifyPhone(tel: string, purpose: Purpose = 'signup'): Promise<string> {
  const sent = await call(requestAuthCode, { query: { tel, purpose } });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.problem));
  const checked = await call(checkAuthCode, { body: { tel, code: readCode(tel), purpose } });
  return String(checked.headers['x-verification-token']);
}
