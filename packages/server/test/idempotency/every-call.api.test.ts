import { beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { Problem } from '@danji/contracts/problem';
import { testServer } from '@danji/testing/test-server';

/** POST calls of signed-in users that change something and take no key, with the reason (ADR 0023). */
const EXEMPT = {
  'apts.create_schedule_feed': 'its answer is a secret address, and a second one replaces the first',
  'releases.publish': 'a release that is there already is refused',
  'users.enable_second_factor': 'its answer is the recovery codes',
  'users.link_kakao_to_existing': 'its answer holds tokens',
  'users.renew_recovery_codes': 'its answer is the recovery codes',
  'users.sign_in_as': 'its answer holds tokens',
  'users.start_kakao_link': 'its answer is an address with a secret of one use',
  'users.start_second_factor': 'its answer is the secret, and a second one replaces the first',
  'users.withdraw': 'it ends the session that a repetition would need',
};

let tokens: string[];
beforeAll(async () => {
  await testServer().reset();
  const { create } = testServer();
  tokens = [(await create.general()).token, (await create.brand()).token, (await create.admin()).token];
});

/** Problem codes of a call with a malformed key, for every role. */
async function refusalsOf({ method, path }: Endpoint): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (const token of tokens) {
    const response = await testServer().app.inject({
      method,
      url: path.replace(/\{\w+\}/g, '1'),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'not a key' },
      ...(method !== 'GET' && { payload: {} }),
    });
    if (/json/.test(String(response.headers['content-type']))) codes.push(response.json<Partial<Problem>>().code);
  }
  return codes;
}

test('every POST of a signed-in person that changes something takes a key, but those with a reason', () => {
  const changing = ENDPOINTS.filter(
    ({ method, audience, isReadOnly }) => method === 'POST' && !audience.includes('everybody') && !isReadOnly,
  );
  expect(
    changing
      .filter(({ takesIdempotencyKey }) => !takesIdempotencyKey)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(EXEMPT));
  expect(ENDPOINTS.filter((endpoint) => endpoint.takesIdempotencyKey && !changing.includes(endpoint))).toEqual([]);
});

const [takers, others] = [true, false].map((isTaker) =>
  ENDPOINTS.filter(({ method, takesIdempotencyKey }) => method === 'POST' && takesIdempotencyKey === isTaker),
);

test.each(takers ?? [])('$id reads the key before its input', async (endpoint) =>
  expect(await refusalsOf(endpoint)).toContain('invalid_idempotency_key'),
);

test.each(others ?? [])('$id ignores a key', async (endpoint) =>
  expect(await refusalsOf(endpoint)).not.toContain('invalid_idempotency_key'),
);
