import { beforeEach, expect, test } from '@jest/globals';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { answerSuggestQuestion, askAboutSuggestItem } from '@danji/contracts/bids/suggest-question.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { close, publish, read, see } from './suggest-item-fixture.ts';

let accounts: WorkSpaceFixture['accounts'];
let rival: TestAccount;
let item: SuggestItem;
beforeEach(async () => {
  await testServer().reset();
  const fixture = await buildWorkSpaceFixture();
  ({ accounts } = fixture);
  item = await publish({ master: accounts.master, space: fixture.space });
  rival = await testServer().create.brand({ company: '두레설비' });
  await read(accounts.brand, item);
});

const ask = ({ token }: TestAccount, content = '야간에도 일하나요?') =>
  call(askAboutSuggestItem, { token, body: { item_nano_id: item.nano_id, content } });
const answer = ({ token }: TestAccount, question_id: number, text = '네, 24시간이에요.') =>
  call(answerSuggestQuestion, { token, body: { question_id, answer: text } });
const titlesOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);

test('a question and its answer are read by all who see all of the notice, and nobody learns who asked', async () => {
  const { data } = await ask(accounts.brand);
  expect(data.questions).toMatchObject([{ content: '야간에도 일하나요?', is_mine: true, answer: null }]);
  expect(await titlesOf(accounts.manager)).toContain('공고에 질문이 올라왔어요');
  const question = data.questions[0]?.id ?? 0;
  expect((await answer(accounts.manager, question)).data.questions).toMatchObject([{ answer: '네, 24시간이에요.' }]);
  expect(await titlesOf(accounts.brand)).toContain('질문에 답변이 올라왔어요');
  await read(rival, item);
  for (const reader of [rival, accounts.member, accounts.staff]) {
    const text = JSON.stringify((await see(item, reader)).data.questions);
    expect(text).toContain('야간에도 일하나요?');
    expect(text).toContain('"is_mine":false');
    expect(text).not.toContain(String(accounts.brand.nano_id));
  }
  for (const reader of [undefined, accounts.stranger, accounts.resident])
    expect((await see(item, reader)).data.questions).toEqual([]);
});

test('asks who has read the notice, until it closes, and answers who writes it', async () => {
  expect((await ask(rival)).status).toBe(403);
  expect((await ask(accounts.brand, '  ')).problem?.fields).toEqual({ content: '질문을 입력해 주세요.' });
  const question = (await ask(accounts.brand)).data.questions[0]?.id ?? 0;
  expect((await answer(accounts.member, question)).status).toBe(403);
  expect((await answer(accounts.stranger, question)).status).toBe(404);
  expect((await answer(accounts.manager, 9_999_999)).status).toBe(404);
  await close(accounts.master, item);
  expect((await see(item, accounts.brand)).data.may_ask).toBe(false);
  expect((await ask(accounts.brand)).problem?.code).toBe('invalid_transition');
  expect((await answer(accounts.manager, question)).status).toBe(200);
});
