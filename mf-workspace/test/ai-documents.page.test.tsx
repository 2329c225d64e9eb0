import { beforeEach, expect, test } from '@jest/globals';
import {
  createAiDocument,
  listAiDocuments,
  listAiDocumentVersions,
  updateAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { toDocument, toPlainText } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { buildGeneratedDocument, buildTeam, readDocument, resetDocuments } from './ai-document-fixture.ts';

beforeEach(resetDocuments);

test('an empty list leads to the first document: choose, fill, watch it come, and read it', async () => {
  const { master, space, at } = await buildTeam();
  testServer().sandbox.setAiPace(20);
  const { screen, user, address } = await renderPage(remote.routes, { at, as: master });
  expect(await screen.findByText('아직 만든 문서가 없어요')).toBeTruthy();
  expect((await screen.findByLabelText('내가 만든 문서 수')).textContent).toBe('오늘 0/5이번 주 0/20');
  await user.click(screen.getAllByRole('link', { name: '새 문서' })[0] as HTMLElement);
  await user.click(await screen.findByRole('link', { name: /안내문·공고문/ }));
  await user.click(await screen.findByRole('button', { name: '문서 만들기' }));
  expect(await screen.findByText('알릴 내용을 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('시행일을 골라 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '저수조 청소 안내');
  await user.type(screen.getByRole('textbox', { name: /알릴 내용/ }), '물이 나오지 않아요.');
  await user.type(screen.getByRole('textbox', { name: /시행일/ }), '2026-12-02');
  await user.click(screen.getByRole('radio', { name: '정중하게' }));
  await user.click(screen.getByRole('button', { name: '문서 만들기' }));
  expect(await screen.findByText('AI가 문서를 쓰고 있어요')).toBeTruthy();
  expect(await screen.findByText('일정과 대상')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: '내용' })).toBeTruthy();
  expect(screen.getByText('예시 초안이에요')).toBeTruthy();
  expect(address()).toMatch(new RegExp(`^/workspace/${space.id}/documents/\\d+$`));
  const { data } = await call(listAiDocuments, { token: master.token, query: { space_id: space.id } });
  expect(data.results).toMatchObject([{ title: '저수조 청소 안내', state: AiDocumentState.DONE, is_sample: true }]);
});

test('what is typed into a form comes back after a reload', async () => {
  const { master, at } = await buildTeam();
  const { screen, user } = await renderPage(remote.routes, { at: `${at}/new?type=4`, as: master });
  await user.type(await screen.findByRole('textbox', { name: /민원 내용/ }), '윗집이 시끄러워요.');
  const again = await renderPage(remote.routes, { at: `${at}/new?type=4`, as: master, isReload: true });
  expect(((await again.screen.findByRole('textbox', { name: /민원 내용/ })) as HTMLTextAreaElement).value).toBe(
    '윗집이 시끄러워요.',
  );
  expect(again.screen.getByText('작성하던 내용을 불러왔어요')).toBeTruthy();
});

test('writing is stopped, costs nothing, and can be tried again from the same answers', async () => {
  const { master, space, at } = await buildTeam();
  testServer().sandbox.injectAiFault('hang');
  const { data } = await call(createAiDocument, {
    token: master.token,
    body: { space_id: space.id, document_type: 1, title: '단수 안내', answers: toExampleAnswers(1) },
  });
  const { screen, user } = await renderPage(remote.routes, { at: `${at}/${data.id}`, as: master });
  await user.click(await screen.findByRole('button', { name: '문서 만들기' }));
  await user.click(await screen.findByRole('button', { name: '작성 멈추기' }));
  expect(await screen.findByText('횟수는 줄지 않았어요. 내용을 고쳐서 다시 만들 수 있어요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다시 만들기' }));
  expect(await screen.findByRole('textbox', { name: '내용' })).toBeTruthy();
});

test('stopping says that a generation counts whose text was read', async () => {
  const { master, space, at } = await buildTeam();
  testServer().sandbox.setAiPace(60);
  const { data } = await call(createAiDocument, {
    token: master.token,
    body: { space_id: space.id, document_type: 1, title: '단수 안내', answers: toExampleAnswers(1) },
  });
  const { screen, user } = await renderPage(remote.routes, { at: `${at}/${data.id}`, as: master });
  await user.click(await screen.findByRole('button', { name: '문서 만들기' }));
  await screen.findByText('AI가 문서를 쓰고 있어요');
  await user.click(screen.getByRole('button', { name: '작성 멈추기' }));
  expect(
    await screen.findByText('이미 나온 글이 있어서 횟수가 한 번 줄었어요. 내용을 고쳐서 다시 만들 수 있어요.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('내가 만든 문서 수').textContent).toContain('오늘 1/5'));
});

test('a failure says what happened and what to do', async () => {
  const { master, space, at } = await buildTeam();
  testServer().sandbox.injectAiFault('length');
  const { data } = await call(createAiDocument, {
    token: master.token,
    body: { space_id: space.id, document_type: 1, title: '단수 안내', answers: toExampleAnswers(1) },
  });
  const { screen, user } = await renderPage(remote.routes, { at: `${at}/${data.id}`, as: master });
  await user.click(await screen.findByRole('button', { name: '문서 만들기' }));
  expect(await screen.findByText(/문서가 너무 길어져서 마치지 못했어요/)).toBeTruthy();
  expect((screen.getByRole('textbox', { name: /알릴 내용/ }) as HTMLTextAreaElement).value).toContain('저수조 청소로');
});

test('a used-up limit is said at the top, by the cards and the button, and a blank document or a copy is made all the same', async () => {
  const { master, space, at } = await buildTeam();
  const document = await buildGeneratedDocument(master, space.id);
  const now = testServer().clock.now();
  const day = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  await testServer()
    .db.insertInto('ai_generation')
    .values(
      Array.from({ length: 5 }, (_, index) => ({
        document_id: 900 + index,
        user_id: master.id,
        document_type: 1 as const,
        state: AiDocumentState.DONE,
        day,
        failure: null,
        model: null,
        started: now.toISOString(),
        beat: now.toISOString(),
      })),
    )
    .execute();
  const { screen, user, go, waitFor } = await renderPage(remote.routes, { at, as: master });
  expect(await screen.findByText('오늘 만들 수 있는 문서 5개를 모두 썼어요')).toBeTruthy();
  expect(screen.getByText('내일 다시 만들 수 있어요. 빈 문서와 사본은 지금도 만들 수 있어요.')).toBeTruthy();
  await go(`${at}/new`);
  await user.click(await screen.findByRole('link', { name: /안내문·공고문.*AI 초안은 내일부터/ }));
  const button = await screen.findByRole('button', { name: '문서 만들기' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(true));
  await user.click(screen.getByRole('button', { name: '빈 문서로 시작' }));
  expect(await screen.findByRole('heading', { level: 1, name: '안내문·공고문' })).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: '내용' })).toBeTruthy();
  // It has nothing to write from.
  await user.click(screen.getByRole('button', { name: '더보기' }));
  expect(await screen.findByRole('menuitem', { name: '사본 만들기' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /AI로 다시 만들기/ })).toBeNull();
  await go(`${at}/${document.id}`);
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  expect(
    ((await screen.findByRole('menuitem', { name: 'AI로 다시 만들기 (내일부터 가능)' })) as HTMLButtonElement).disabled,
  ).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: '사본 만들기' }));
  expect(await screen.findByRole('heading', { level: 1, name: `${document.title} 사본` })).toBeTruthy();
});

test('a text saves itself after a pause, and the former one is among the versions', async () => {
  const { master, space, at } = await buildTeam();
  const document = await buildGeneratedDocument(master, space.id);
  const { screen, user, within } = await renderPage(remote.routes, { at: `${at}/${document.id}`, as: master });
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), '소장이 고쳐 쓴 글');
  expect(await screen.findByText(/김소장 님이 .*에 저장했어요/)).toBeTruthy();
  const { content } = await readDocument(master, document.id);
  expect(content && toPlainText(content)).toBe('소장이 고쳐 쓴 글');
  await user.click(screen.getByRole('button', { name: '더보기' }));
  await user.click(await screen.findByRole('menuitem', { name: '이전 버전' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이전 버전' }));
  await user.click(await dialog.findByRole('button', { name: /AI가 쓴 글/ }));
  expect(await dialog.findByText('일정과 대상')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '이 버전으로 되돌리기' }));
  expect(await screen.findByText('이전 버전으로 되돌렸어요')).toBeTruthy();
  expect((await readDocument(master, document.id)).content).toEqual(document.content);
  expect(
    (await call(listAiDocumentVersions, { token: master.token, query: { document_id: document.id } })).data.count,
  ).toBe(2);
});

test('somebody else saved first: both texts are shown, and nothing of either is lost', async () => {
  const { master, member, space, at } = await buildTeam();
  const document = await buildGeneratedDocument(master, space.id);
  const { screen, user, within } = await renderPage(remote.routes, { at: `${at}/${document.id}`, as: master });
  await screen.findByRole('textbox', { name: '내용' });
  await call(updateAiDocument, {
    token: member.token,
    params: { id: document.id },
    body: { content: toDocument('주임이 먼저 쓴 글'), updated: document.updated },
  });
  await writeRichText(screen.getByRole('textbox', { name: '내용' }), '소장이 나중에 쓴 글');
  const dialog = within(await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' }));
  expect(dialog.getByText('주임이 먼저 쓴 글')).toBeTruthy();
  expect(dialog.getByText('소장이 나중에 쓴 글')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(async () =>
    expect((await readDocument(master, document.id)).content).toEqual(toDocument('소장이 나중에 쓴 글')),
  );
  const { data } = await call(listAiDocumentVersions, { token: master.token, query: { document_id: document.id } });
  expect(data.results.map(({ user: writer }) => writer?.name ?? null)).toEqual(['이주임', null]);
});

test('a document is deleted and taken back', async () => {
  const { master, space, at } = await buildTeam();
  const document = await buildGeneratedDocument(master, space.id);
  const { screen, user, address } = await renderPage(remote.routes, { at: `${at}/${document.id}`, as: master });
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe(at));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(address()).toBe(`${at}/${document.id}`));
  expect((await readDocument(master, document.id)).content).toEqual(document.content);
});

test('the list narrows by type and words, and says when nothing fits', async () => {
  const { master, space, at } = await buildTeam();
  await buildGeneratedDocument(master, space.id, '단수 안내');
  await call(createAiDocument, {
    token: master.token,
    body: { space_id: space.id, document_type: 3, title: '11월 회의', answers: toExampleAnswers(3) },
  });
  const { screen, user, address } = await renderPage(remote.routes, { at, as: master });
  expect(await screen.findByText('11월 회의')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '안내문·공고문' }));
  await waitFor(() => expect(screen.queryByText('11월 회의')).toBeNull());
  expect(address()).toBe(`${at}?document_type=1`);
  await user.type(screen.getByRole('searchbox'), '없는 말');
  expect(await screen.findByText('찾는 문서가 없어요')).toBeTruthy();
});

test('our staff read no texts', async () => {
  const { space, at } = await buildTeam();
  const { screen } = await renderPage(remote.routes, { at, as: await testServer().create.staff() });
  expect(await screen.findByText('문서는 멤버만 볼 수 있어요')).toBeTruthy();
  expect(space.id).toBeGreaterThan(0);
});
