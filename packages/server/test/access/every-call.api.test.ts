import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { Db } from '@danji/server/platform/database/open-database';
import { type RolledBack, rollBackCalls } from '@danji/testing/rolled-back';
import { testServer } from '@danji/testing/test-server';
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

/** What is wrong with the answer to somebody who may not call: anything but a problem that tells nothing. */
async function judgeRefused(db: Db, { status, code }: Sent, expected: Expected): Promise<string[]> {
  return [
    ...(status === expected && code !== undefined
      ? []
      : [`is refused with ${expected}, but got ${status} ${code ?? ''}`]),
    ...((await hasWritten(db)) ? await findChanges(db, before) : []).map((table) => `is refused, but changed ${table}`),
  ];
}

function judgeAdmitted({ status, code, text }: Sent, { answers }: { answers?: number | undefined }): string[] {
  const isRefused = [401, 403, 404].includes(status) && status !== answers;
  return isRefused || status >= 500 ? [`may call, but got ${status} ${code ?? ''} ${text.slice(0, 300)}`] : [];
}

const judgeSecrets = (role: Role, { text }: Sent, opensBySecret: boolean): string[] =>
  Object.entries(opensBySecret ? {} : SECRETS)
    .filter(([, secret]) => !secret.readers.includes(role) && text.includes(secret.text))
    .map(([kind]) => `reads what only ${SECRETS[kind as keyof typeof SECRETS].readers.join(', ')} may`);

async function tryAs(endpoint: Endpoint, role: Role, input: Input): Promise<{ sent: Sent; wrong: string[] }> {
  const expected = audienceOf(endpoint)[role];
  return calls.run(async (db) => {
    const sent = await send(endpoint, input, scene.tokenOf(role));
    const wrong = [
      ...(expected === 'in'
        ? judgeAdmitted(sent, { answers: CALLS[endpoint.id]?.answers })
        : await judgeRefused(db, sent, expected)),
      ...judgeSecrets(role, sent, CALLS[endpoint.id]?.opensBySecret ?? false),
    ];
    return { sent, wrong: wrong.map((what) => `${role} ${what}`) };
  });
}

/** Without one good answer nobody knows whether the call was refused for who called or for what was sent. */
function judgeInput({ id }: Endpoint, admitted: readonly Sent[]): string[] {
  const answers = CALLS[id]?.answers;
  if (admitted.some(({ status }) => (answers === undefined ? status < 300 : status === answers))) return [];
  const got = admitted.map(({ status, text }) => `${status} ${text.slice(0, 400)}`);
  return [`nobody gets a good answer: give '${id}' an input in access/*.calls.ts. It got ${[...new Set(got)][0]}`];
}

test.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_id, endpoint) => {
  const input = await inputOf(endpoint, scene);
  const audience = audienceOf(endpoint);
  const wrong: string[] = [];
  const admitted: Sent[] = [];
  for (const role of ROLES) {
    const outcome = await tryAs(endpoint, role, input);
    wrong.push(...outcome.wrong);
    if (audience[role] === 'in') admitted.push(outcome.sent);
  }
  expect([...wrong, ...judgeInput(endpoint, admitted)]).toEqual([]);
});

test('tables name only calls that there are', () => {
  expect(Object.keys(CALLS).filter((id) => !ENDPOINTS.some((endpoint) => endpoint.id === id))).toEqual([]);
});

test('nothing of all this is left in the database', async () => {
  expect(await findChanges(testServer().db, before)).toEqual([]);
});
