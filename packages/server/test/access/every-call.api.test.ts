import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { Db } from '@danji/server/platform/database/open-database';
import { type CallRollback, rollBackCalls } from '@danji/testing/roll-back-calls';
import { testServer } from '@danji/testing/test-server';
import type { CaseOptions } from './call-options.ts';
import { CALLS } from './calls.ts';
import { findChanges, findOwnChanges, readDigests, type Digests } from './changes.ts';
import { audienceOf, inputOf } from './input.ts';
import { type Expected, type Role, ROLES } from './roles.ts';
import { buildAccessFixture, type Scene } from './fixture.ts';
import { SECRETS } from './secrets.ts';
import { type Input, send, type Sent } from './send.ts';

let fixture: Scene;
let before: Digests;
let calls: CallRollback;
beforeAll(async () => {
  fixture = await buildAccessFixture();
  const { db, platform } = testServer();
  before = await readDigests(db);
  calls = rollBackCalls(db, platform.database.kind);
}, 60_000);
afterAll(() => calls?.stop());

/** The problem code of a refusal. The screens rely on it: it sends users to the sign-in or on to finish sign-up. */
const toCode = (role: Role, status: Expected) =>
  status === 403 && (role === 'guest' || role === 'temp')
    ? 'signup_incomplete'
    : { in: '', 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' }[status];

/** Checks the response to a role without access: it must be a problem that reveals nothing. */
async function checkRefused(db: Db, role: Role, { status, code }: Sent, expected: Expected): Promise<string[]> {
  const expectedOutcome = `${expected} ${toCode(role, expected)}`;
  const got = `${status} ${code ?? 'without a problem'}`;
  const changed = await findOwnChanges(db, before);
  return [
    ...(got === expectedOutcome ? [] : [`is refused with ${expectedOutcome}, but got ${got}`]),
    ...changed.map((table) => `is refused, but changed ${table}`),
  ];
}

function checkAdmitted({ status, code, text }: Sent, { answers }: CaseOptions): string[] {
  const isRefused = [401, 403, 404].includes(status) && status !== answers;
  return isRefused || status >= 500 ? [`may call, but got ${status} ${code ?? ''} ${text.slice(0, 300)}`] : [];
}

const checkSecrets = (role: Role, { text }: Sent): string[] =>
  Object.values(SECRETS)
    .filter((secret) => !secret.readers.includes(role) && text.includes(secret.text))
    .map(({ readers }) => `reads what only ${readers.join(', ')} may`);

type Case = { name: string; endpoint: Endpoint; options: CaseOptions };
/** Every call once, and again for each thing that it is also about. */
const CASES: Case[] = ENDPOINTS.flatMap((endpoint) => {
  const { also = {}, ...options } = CALLS[endpoint.id] ?? {};
  return [
    { name: endpoint.id, endpoint, options },
    ...Object.entries(also).map(([name, more]) => ({ name: `${endpoint.id} ${name}`, endpoint, options: more })),
  ];
});

async function tryAs(role: Role, input: Input, { endpoint, options }: Case): Promise<{ sent: Sent; wrong: string[] }> {
  const expected = audienceOf(endpoint, options)[role];
  return calls.run(async (db) => {
    const sent = await send(endpoint, input, fixture.tokenOf(role));
    const wrong = [
      ...(expected === 'in' ? checkAdmitted(sent, options) : await checkRefused(db, role, sent, expected)),
      ...(options.opensBySecret ? [] : checkSecrets(role, sent)),
    ];
    return { sent, wrong: wrong.map((what) => `${role} ${what}`) };
  });
}

/**
 * Checks that the input is valid: without one successful response a refusal could be due to the input instead of the
 * role.
 */
function checkInput({ name, options: { answers } }: Case, admitted: readonly Sent[]): string[] {
  if (admitted.some(({ status }) => (answers === undefined ? status < 300 : status === answers))) return [];
  const [got] = admitted.map(({ status, text }) => `${status} ${text.slice(0, 400)}`);
  return [`nobody gets a good answer: give '${name}' an input in access/*.calls.ts. It got ${got}`];
}

test.each(CASES.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
  const { endpoint, options } = each;
  const input = await inputOf(endpoint, options, fixture);
  const audience = audienceOf(endpoint, options);
  const wrong: string[] = [];
  const admitted: Sent[] = [];
  for (const role of ROLES) {
    const outcome = await tryAs(role, input, each);
    wrong.push(...outcome.wrong);
    if (audience[role] === 'in') admitted.push(outcome.sent);
  }
  expect([...wrong, ...checkInput(each, admitted)]).toEqual([]);
});

test('tables name only calls that there are', () => {
  expect(Object.keys(CALLS).filter((id) => !ENDPOINTS.some((endpoint) => endpoint.id === id))).toEqual([]);
});

test('nothing is left in the database', async () => {
  expect(await findChanges(testServer().db, before)).toEqual([]);
});

test('a table names an audience only where it differs from the one of the contract', () => {
  const repeated = CASES.filter(
    ({ endpoint, options: { audience, ...others } }) =>
      audience && JSON.stringify(audience) === JSON.stringify(audienceOf(endpoint, others)),
  );
  expect(repeated.map(({ name }) => name)).toEqual([]);
});
