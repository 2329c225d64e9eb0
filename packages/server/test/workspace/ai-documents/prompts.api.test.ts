import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  activateAiPrompt,
  createAiPrompt,
  getAiUsage,
  listAiPrompts,
} from '@danji/contracts/workspace/ai-prompt.endpoints';
import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { resetDocuments, writeDocument } from './document-fixture.ts';

beforeEach(resetDocuments);

const { NOTICE } = AiDocumentType;
const body = (given: Partial<BodyOf<typeof createAiPrompt>> = {}): BodyOf<typeof createAiPrompt> => ({
  document_type: NOTICE,
  ...toDefaultPrompt(NOTICE),
  note: '처음',
  is_active: true,
  ...given,
});
const save = (staff: TestAccount, given: Partial<BodyOf<typeof createAiPrompt>> = {}) =>
  call(createAiPrompt, { token: staff.token, body: body(given) });

test('a prompt that is not there cannot be the active one', async () => {
  const { token } = await testServer().create.staff();
  expect((await call(activateAiPrompt, { token, body: { prompt_id: 999_999 } })).status).toBe(404);
});

test('versions count up within a type, one of them is active', async () => {
  const staff = await testServer().create.staff({ name: '박운영' });
  const first = (await save(staff)).data;
  const second = (await save(staff, { note: '고침' })).data;
  const draft = (await save(staff, { is_active: false })).data;
  await save(staff, { document_type: AiDocumentType.REPLY, template: '{{complaint}}' });
  expect([first.version, second.version, draft.version]).toEqual([1, 2, 3]);
  const active = async () =>
    (
      await call(listAiPrompts, { token: staff.token, query: { document_type: NOTICE, is_active: true } })
    ).data.results.map(({ version }) => version);
  expect(await active()).toEqual([2]);
  const { data } = await call(activateAiPrompt, { token: staff.token, body: { prompt_id: first.id } });
  expect([data.is_active, await active()]).toEqual([true, [1]]);
  const log = await testServer()
    .db.selectFrom('staff_log')
    .select(['path', 'new_object'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(log).toMatchObject({
    path: '/api/apts/ai_document_prompt_activate/',
    new_object: { id: first.id, is_active: true },
  });
});

test('ten saved at once have ten versions, and one is active', async () => {
  const staff = await testServer().create.staff();
  const saved = await Promise.all(Array.from({ length: 10 }, () => save(staff)));
  expect(saved.map(({ data }) => data.version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await call(listAiPrompts, { token: staff.token, query: { is_active: true } })).data.count).toBe(1);
});

test('placeholders that the form does not have are refused, by field', async () => {
  const staff = await testServer().create.staff();
  const { status, problem } = await save(staff, { system: '{{title}', template: '{{summary}} {{price}}' });
  expect([status, problem.fields]).toEqual([
    422,
    {
      system: '괄호가 맞지 않는 곳이 있어요. {{항목}}처럼 적어 주세요.',
      template: '이 문서에 없는 항목이에요: {{price}}',
    },
  ]);
});

test('documents are written with the active version', async () => {
  const { create } = testServer();
  const [staff, master] = [await create.staff(), await create.general()];
  await save(staff, { template: '문서 종류: {{document_type}}\n제목: {{title}}\n알릴 내용: 바꾼 지시문 {{summary}}' });
  const { content } = await writeDocument(master, await makeSpace(master));
  expect(content && toPlainText(content)).toContain('바꾼 지시문 저수조 청소로');
});

describe('who may', () => {
  test('members see which types are ready, but not the texts', async () => {
    const { create } = testServer();
    const [staff, member] = [await create.staff(), await create.general()];
    await save(staff);
    await save(staff, { is_active: false });
    const { data } = await call(listAiPrompts, { token: member.token });
    expect(data).toMatchObject({
      count: 1,
      results: [{ document_type: NOTICE, version: 1, system: null, template: null, note: null, user: null }],
    });
  });
});

test('usage counts by day, type and user, without the texts', async () => {
  const { create, clock } = testServer();
  const [staff, master] = [await create.staff(), await create.general({ name: '김소장' })];
  const space = await makeSpace(master);
  await writeDocument(master, space);
  testServer().sandbox.failNext('ai', 2);
  await writeDocument(master, space, { document_type: AiDocumentType.REPLY });
  const today = toBusinessDate(clock.now());
  const { data } = await call(getAiUsage, { token: staff.token, query: { date_start: today, date_end: today } });
  expect(data).toMatchObject({
    days: [{ day: today, succeeded: 1, failed: 1, canceled: 0 }],
    types: [
      { document_type: 1, succeeded: 1, failed: 0 },
      { document_type: 4, succeeded: 0, failed: 1 },
    ],
    people: [{ user: { name: '김소장' }, succeeded: 1, failed: 1, canceled: 0 }],
  });
  expect(JSON.stringify(data)).not.toContain('저수조');
  for (const [date_start, date_end] of [
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2025-01-01', '2026-01-02'],
  ] as const)
    expect((await call(getAiUsage, { token: staff.token, query: { date_start, date_end } })).status).toBe(422);
});
