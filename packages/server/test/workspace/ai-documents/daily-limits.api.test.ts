import { beforeEach, describe, expect, test } from '@jest/globals';
import { getAiLimit } from '@danji/contracts/workspace/ai-document.endpoints';
import { AI_LIMITS } from '@danji/contracts/workspace/ai-document';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { generate, makeDocument, resetDocuments, waitUntilWritten } from './document-fixture.ts';
import { buildWriter, limitOf, cancel, countByStatus } from './past-documents.ts';

beforeEach(resetDocuments);

const DAY = 86_400;

/** Adds past generations as they are counted. */
async function addPast(person: TestAccount, day: string, count: number, state: 2 | 3 | 4 = AiDocumentState.DONE) {
  const now = testServer().clock.now();
  await testServer()
    .db.insertInto('ai_generation')
    .values(
      Array.from({ length: count }, (_, index) => ({
        document_id: 900_000 + index,
        user_id: person.id,
        document_type: 1 as const,
        state,
        day,
        failure: null,
        model: null,
        started: now,
        beat: now,
        finished: now,
      })),
    )
    .execute();
}

/** Moves the clock to an hour of the next Monday in Seoul, plus `days`. */
function goToMonday(days = 0, hour = 10): string {
  const { clock } = testServer();
  const korea = new Date(clock.now().getTime() + 9 * 3_600_000);
  const untilMonday = (8 - korea.getUTCDay()) % 7 || 7;
  const target =
    Date.UTC(korea.getUTCFullYear(), korea.getUTCMonth(), korea.getUTCDate() + untilMonday + days, hour) -
    9 * 3_600_000;
  clock.advance((target - clock.now().getTime()) / 1000);
  return toBusinessDate(clock.now());
}

const laterDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY * 1000).toISOString().slice(0, 10);

/** Signs the account in again, for a token that has not expired. */
async function renewed(person: TestAccount): Promise<TestAccount> {
  const { signingKey } = testServer().platform;
  return { ...person, token: signAccessToken(signingKey, person.session, testServer().clock.now()) };
}

const ask = (token: string | undefined, user_id?: number) =>
  call(getAiLimit, { ...(token && { token }), query: { ...(user_id !== undefined && { user_id }) } });

describe('attempts a day', () => {
  test('are limited whatever became of them, also in parallel', async () => {
    const { master, space } = await buildWriter();
    const today = toBusinessDate(testServer().clock.now());
    await addPast(master, today, 7, AiDocumentState.FAILED);
    await addPast(master, today, AI_LIMITS.dailyAttempts - 10, AiDocumentState.CANCELED);
    testServer().sandbox.injectAiFault('hang', 20);
    const documents = await Promise.all(Array.from({ length: 20 }, () => makeDocument(master, space)));
    const answers = await Promise.all(documents.map((document) => generate(master, document)));
    expect([countByStatus(answers, 200), countByStatus(answers, 429)]).toEqual([3, 17]);
    expect(answers.find(({ status }) => status === 429)?.problem).toMatchObject({
      code: 'ai_attempts_exhausted',
      title: '오늘 AI로 시도할 수 있는 15번을 모두 썼어요. 내일 다시 시도할 수 있어요.',
    });
    await Promise.all(documents.map((document) => cancel(master, document)));
    expect((await generate(master, documents[0] ?? { id: 0 })).problem.code).toBe('ai_attempts_exhausted');
    expect(await limitOf(master)).toMatchObject({ daily_count: 0, weekly_count: 0, attempt_count: 15 });
  });

  test('are those of one account and one day', async () => {
    const { master, space } = await buildWriter();
    const today = goToMonday(1, 23);
    await addPast(master, today, AI_LIMITS.dailyAttempts, AiDocumentState.FAILED);
    const other = await testServer().create.general();
    expect((await limitOf(other)).attempt_count).toBe(0);
    const document = await makeDocument(await renewed(master), space);
    expect((await generate(await renewed(master), document)).status).toBe(429);
    testServer().clock.advance(3700);
    expect(await limitOf(await renewed(master))).toMatchObject({ attempt_count: 0, attempt_limit: 15 });
    expect((await generate(await renewed(master), document)).status).toBe(200);
    await waitUntilWritten(await renewed(master), document);
  });
});

describe('days and weeks of Seoul', () => {
  test('a day ends at midnight there; tries that failed never counted', async () => {
    const today = goToMonday(0, 23);
    const { master, space } = await buildWriter();
    await addPast(master, today, 5);
    await addPast(master, today, 9, AiDocumentState.FAILED);
    const document = await makeDocument(master, space);
    expect((await generate(master, document)).status).toBe(429);
    testServer().clock.advance(3700);
    expect(await limitOf(await renewed(master))).toMatchObject({
      daily_count: 0,
      weekly_count: 5,
      day: laterDay(today, 1),
      week_start: today,
    });
    expect((await generate(await renewed(master), document)).status).toBe(200);
    await waitUntilWritten(await renewed(master), document);
  });

  test('a week has twenty and ends on Sunday', async () => {
    const monday = goToMonday();
    const { master, space } = await buildWriter();
    for (const days of [0, 1, 2, 3]) await addPast(master, laterDay(monday, days), 5);
    testServer().clock.advance(6 * DAY);
    const document = await makeDocument(await renewed(master), space);
    const { status, problem } = await generate(await renewed(master), document);
    expect(status).toBe(429);
    expect(problem.title).toBe('이번 주에 만들 수 있는 문서 20개를 모두 썼어요. 월요일에 다시 만들 수 있어요.');
    testServer().clock.advance(DAY);
    expect(await limitOf(await renewed(master))).toMatchObject({ daily_count: 0, weekly_count: 0 });
  });
});

describe('who sees a limit', () => {
  test('oneself and staff; others do not learn that the account exists', async () => {
    const { master } = await buildWriter();
    const { create } = testServer();
    const [other, staff] = [await create.general(), await create.staff()];
    await addPast(master, toBusinessDate(testServer().clock.now()), 2);
    expect((await ask(master.token)).data.daily_count).toBe(2);
    expect((await ask(staff.token, master.id)).data.daily_count).toBe(2);
    expect((await ask(other.token, master.id)).status).toBe(404);
    expect((await ask((await create.brand()).token)).status).toBe(403);
    expect((await ask(undefined)).status).toBe(401);
  });
});
