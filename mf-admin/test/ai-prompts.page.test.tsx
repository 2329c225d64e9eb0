import { beforeEach, expect, test } from '@jest/globals';
import { createAiPrompt, listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
});

const listVersions = async () =>
  (await call(listAiPrompts, { token: staff.token, query: { document_type: 1 } })).data.results;

test('lists every type; refuses a new version with unknown placeholders, then saves and activates it', async () => {
  const { screen, user, within, address, waitFor } = await renderPage(remote.routes, {
    at: '/admin/ai-prompts',
    as: staff,
  });
  await screen.findByRole('row', { name: /안내문·공고문.*기본/ });
  await user.click(screen.getByRole('link', { name: '안내문·공고문' }));
  await waitFor(() => expect(address()).toBe('/admin/ai-prompts/1'));
  expect(await screen.findByText('아직 저장한 판이 없어요')).toBeTruthy();
  // The preview shows the example answers in the placeholders.
  expect(screen.getByRole('region', { name: '요청문' }).textContent).toContain('저수조 청소로 101동부터');
  const template = screen.getByRole('textbox', { name: /^요청문/ });
  await user.clear(template);
  await user.click(template);
  await user.paste('짧게 써 주세요. {{summary}} {{price}}');
  expect(screen.getByText('쓰지 않은 항목이 있어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '저장하고 적용' }));
  expect(await screen.findByText('이 문서에 없는 항목이에요: {{price}}')).toBeTruthy();
  expect(await listVersions()).toEqual([]);
  await user.clear(template);
  await user.click(template);
  await user.paste('짧게 써 주세요. {{summary}}');
  await user.type(screen.getByRole('textbox', { name: /^메모/ }), '짧게');
  await user.click(screen.getByRole('button', { name: '저장하고 적용' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '안내문·공고문에 이 지시문을 적용할까요?' })).getByRole(
      'button',
      { name: '저장하고 적용' },
    ),
  );
  expect(await screen.findByText('1판을 저장하고 적용했어요')).toBeTruthy();
  expect(await listVersions()).toMatchObject([
    { version: 1, is_active: true, template: '짧게 써 주세요. {{summary}}', note: '짧게' },
  ]);
  expect(await screen.findByText('적용 중')).toBeTruthy();
});

test('activates an older version', async () => {
  for (const note of ['처음', '나중'])
    await call(createAiPrompt, {
      token: staff.token,
      body: { document_type: 1, ...toDefaultPrompt(1), note, is_active: true },
    });
  const { screen, user, within } = await renderPage(remote.routes, { at: '/admin/ai-prompts/1', as: staff });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: '1판 적용' }));
    return within(await screen.findByRole('alertdialog', { name: '안내문·공고문에 1판을 적용할까요?' }));
  };
  const question = await ask();
  expect(question.getByText(/모든 회원의 문서를 이 지시문으로 만들어요/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: '취소' }));
  expect((await listVersions()).map(({ is_active }) => is_active)).toEqual([true, false]);
  await user.click((await ask()).getByRole('button', { name: '적용' }));
  expect(await screen.findByText('안내문·공고문에 1판을 적용했어요')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '2판 적용' })).toBeTruthy();
  expect((await listVersions()).map(({ version, is_active }) => [version, is_active])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('usage is shown by type and person', async () => {
  const { db, clock, create } = testServer();
  const member = await create.general({ name: '김소장' });
  const now = clock.now();
  await db
    .insertInto('ai_generation')
    .values({
      document_id: 1,
      user_id: member.id,
      document_type: 3,
      state: AiDocumentState.DONE,
      day: toBusinessDate(now),
      failure: null,
      model: null,
      started: now.toISOString(),
      beat: now.toISOString(),
    })
    .execute();
  const { screen } = await renderPage(remote.routes, { at: '/admin/ai-prompts', as: staff });
  expect(await screen.findByRole('row', { name: /회의록\s*1\s*0\s*0/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /김소장\s*1\s*0\s*0/ })).toBeTruthy();
});
