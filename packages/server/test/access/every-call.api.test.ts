import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { Db } from '@danji/server/platform/database/open-database';
import { type RolledBack, rollBackCalls } from '@danji/testing/rolled-back';
import { testServer } from '@danji/testing/test-server';
import type { CaseFacts } from './call-facts.ts';
import { CALLS } from './calls.ts';
import { findChanges, hasWritten, readDigests, type Digests } from './changes.ts';
import { audienceOf, inputOf } from './input.ts';
import { type Expected, type Role, ROLES } from './roles.ts';
import { makeAccessScene, type Scene, SECRETS } from './scene.ts';
import { type Input, send, type Sent } from './send.ts';

let scene: Scene;
let before: Digests;
let calls: RolledBack;
beforeAll(async () => {
  scene = await makeAccessScene();
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
async function judgeRefused(db: Db, role: Role, { status, code }: Sent, expected: Expected): Promise<string[]> {
  const wanted = `${expected} ${toCode(role, expected)}`;
  const got = `${status} ${code ?? 'without a problem'}`;
  const changed = (await hasWritten(db)) ? await findChanges(db, before) : [];
  return [
    ...(got === wanted ? [] : [`is refused with ${wanted}, but got ${got}`]),
    ...changed.map((table) => `is refused, but changed ${table}`),
  ];
}

function judgeAdmitted({ status, code, text }: Sent, { answers }: CaseFacts): string[] {
  const isRefused = [401, 403, 404].includes(status) && status !== answers;
  return isRefused || status >= 500 ? [`may call, but got ${status} ${code ?? ''} ${text.slice(0, 300)}`] : [];
}

const judgeSecrets = (role: Role, { text }: Sent): string[] =>
  Object.values(SECRETS)
    .filter((secret) => !secret.readers.includes(role) && text.includes(secret.text))
    .map(({ readers }) => `reads what only ${readers.join(', ')} may`);

type Case = { name: string; endpoint: Endpoint; facts: CaseFacts };
/** Every call once, and again for each thing that it is also about. */
const CASES: Case[] = ENDPOINTS.flatMap((endpoint) => {
  const { also = {}, ...facts } = CALLS[endpoint.id] ?? {};
  return [
    { name: endpoint.id, endpoint, facts },
    ...Object.entries(also).map(([name, more]) => ({ name: `${endpoint.id} ${name}`, endpoint, facts: more })),
  ];
});

async function tryAs(role: Role, input: Input, { endpoint, facts }: Case): Promise<{ sent: Sent; wrong: string[] }> {
  const expected = audienceOf(endpoint, facts)[role];
  return calls.run(async (db) => {
    const sent = await send(endpoint, input, scene.tokenOf(role));
    const wrong = [
      ...(expected === 'in' ? judgeAdmitted(sent, facts) : await judgeRefused(db, role, sent, expected)),
      ...(facts.opensBySecret ? [] : judgeSecrets(role, sent)),
    ];
    return { sent, wrong: wrong.map((what) => `${role} ${what}`) };
  });
}

/**
 * Checks that the input is valid: without one successful response a refusal could be due to the input instead of the
 * role.
 */
function judgeInput({ name, facts: { answers } }: Case, admitted: readonly Sent[]): string[] {
  if (admitted.some(({ status }) => (answers === undefined ? status < 300 : status === answers))) return [];
  const [got] = admitted.map(({ status, text }) => `${status} ${text.slice(0, 400)}`);
  return [`nobody gets a good answer: give '${name}' an input in access/*.calls.ts. It got ${got}`];
}

test.each(CASES.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
  const { endpoint, facts } = each;
  const input = await inputOf(endpoint, facts, scene);
  const audience = audienceOf(endpoint, facts);
  const wrong: string[] = [];
  const admitted: Sent[] = [];
  for (const role of ROLES) {
    const outcome = await tryAs(role, input, each);
    wrong.push(...outcome.wrong);
    if (audience[role] === 'in') admitted.push(outcome.sent);
  }
  expect([...wrong, ...judgeInput(each, admitted)]).toEqual([]);
});

test('tables name only calls that there are', () => {
  expect(Object.keys(CALLS).filter((id) => !ENDPOINTS.some((endpoint) => endpoint.id === id))).toEqual([]);
});

test('nothing is left in the database', async () => {
  expect(await findChanges(testServer().db, before)).toEqual([]);
});
