import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

type Event = ResponseOf<typeof listSecurityEvents>['results'][number];

/** Reads the stored events as an ADMIN does, newest first. */
export async function readEvents(query: Parameters<typeof call<typeof listSecurityEvents>>[1] = {}): Promise<Event[]> {
  const { token } = await testServer().create.admin();
  const { data } = await call(listSecurityEvents, { token, ...query });
  return data.results;
}

/** The kinds of the stored events by name, oldest first. */
export const readKinds = async (): Promise<string[]> =>
  (await readEvents()).map(({ kind }) => SecurityEventKind.label(kind)).toReversed();

/** Signs in as a member, unless the test says otherwise. */
export const trySignIn = (email: string, password: string, user_type: 0 | 1 | 2 = 2, headers = {}) =>
  call(signIn, { body: { email, password, user_type }, headers });
