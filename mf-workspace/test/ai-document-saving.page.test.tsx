import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toDocument, toPlainText } from '@danji/contracts/documents/document-text';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { useSession, type RemoteRoute } from '@danji/shell-sdk';
import { Outlet } from '@danji/shell-sdk/router';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { loseResponses } from '@danji/testing/page/lost-responses';
import { renderPage, type PageOptions } from '@danji/testing/page/render-page';
import { typeRichText } from '@danji/testing/page/rich-text';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setTimeout as sleep } from 'node:timers/promises';
import { remote } from '../src/remote.tsx';
import { buildTeam, buildWrittenDocument, readDocument, resetDocuments, saveText } from './ai-document-fixture.ts';

beforeEach(resetDocuments);
afterEach(() => void jest.restoreAllMocks());

const RESTORED = '작성하던 내용을 불러왔어요';
const textbox = () => screen.findByRole('textbox', { name: '내용' });
const storedDrafts = () => Object.keys(localStorage).filter((key) => key.includes('article-draft'));

/** Sign-out, which the shell offers on every screen. */
function SignOut() {
  const { signOut } = useSession();
  return <button onClick={() => void signOut('here')}>로그아웃</button>;
}
const ROUTES: RemoteRoute[] = [
  {
    element: (
      <>
        <SignOut />
        <Outlet />
      </>
    ),
    children: remote.routes,
  },
];

/** A document of a team, opened by its master. `open` opens it again. */
async function openDocument() {
  const team = await buildTeam();
  const document = await buildWrittenDocument(team.master, team.space.id, toDocument('처음 글.'));
  const open = (options: Partial<PageOptions> = {}) =>
    renderPage(ROUTES, { at: `${team.at}/${document.id}`, as: team.master, ...options });
  const page = await open();
  await textbox();
  return { ...team, ...page, document, open, reload: () => open({ isReload: true }) };
}

const readText = async (account: TestAccount, { id }: AiDocument): Promise<string> => {
  const { content } = await readDocument(account, id);
  return content ? toPlainText(content) : '';
};

/** Waits until the server has a text, and the page says so. */
async function waitForSaved(account: TestAccount, document: AiDocument, text: string): Promise<void> {
  await waitFor(async () => expect(await readText(account, document)).toBe(text));
  expect(await screen.findByText('모두 저장했어요')).toBeTruthy();
  await waitFor(() => expect(storedDrafts()).toEqual([]));
}

/** The connection to the server is lost until the returned function is called. */
function loseConnection(): () => void {
  const lost = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  return () => {
    lost.mockRestore();
    fireEvent(window, new Event('online'));
  };
}

test('a change is unsaved at once, and typing without a pause is saved too', async () => {
  const { master, document } = await openDocument();
  await typeRichText(await textbox(), ' 더');
  expect(screen.getByText('아직 저장하지 않았어요')).toBeTruthy();
  const typing = new AbortController();
  const saved = waitFor(async () => expect(await readText(master, document)).toContain('처음 글. 더하')).finally(() =>
    typing.abort(),
  );
  while (!typing.signal.aborted) {
    await typeRichText(await textbox(), '하');
    await sleep(150);
  }
  await saved;
});

test('what is not saved survives a reload, title and text, and is saved then', async () => {
  const { master, document, user, reload } = await openDocument();
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), ' (수정)');
  await typeRichText(await textbox(), ' 이어서 쓴 글.');
  await reload();
  expect((await textbox()).textContent).toBe('처음 글. 이어서 쓴 글.');
  expect(screen.getByText(RESTORED)).toBeTruthy();
  await waitForSaved(master, document, '처음 글. 이어서 쓴 글.');
  expect(await readDocument(master, document.id)).toMatchObject({ title: '단수 안내 (수정)' });
});

test('a crash loses nothing: the text is stored while it is typed', async () => {
  const { reload } = await openDocument();
  loseConnection();
  await typeRichText(await textbox(), ' 이어서 쓴 글.');
  await waitFor(() => expect(storedDrafts()).toHaveLength(1));
  expect(XMLHttpRequest.prototype.send).not.toHaveBeenCalled();
  const stored = { ...localStorage };
  await typeRichText(await textbox(), ' 멈춘 뒤');
  jest.restoreAllMocks();
  const opening = reload();
  Object.assign(localStorage, stored);
  await opening;
  expect((await textbox()).textContent).toBe('처음 글. 이어서 쓴 글.');
});

test('the stored text can be put back after the own one was restored', async () => {
  const { master, document, user, reload } = await openDocument();
  await typeRichText(await textbox(), ' 지울 글.');
  await reload();
  await waitForSaved(master, document, '처음 글. 지울 글.');
  await user.click(await screen.findByRole('button', { name: '저장된 내용으로 바꾸기' }));
  expect(screen.queryByText(RESTORED)).toBeNull();
  await waitFor(async () => expect((await textbox()).textContent).toBe('처음 글.'));
  await waitForSaved(master, document, '처음 글.');
});

test('a page that is left saves, and what the server has is not restored', async () => {
  const { master, document, reload } = await openDocument();
  await typeRichText(await textbox(), ' 떠나며 쓴 글.');
  fireEvent(window, new Event('pagehide'));
  await waitFor(async () => expect(await readText(master, document)).toBe('처음 글. 떠나며 쓴 글.'));
  expect(storedDrafts()).toHaveLength(1);
  await reload();
  await textbox();
  expect([screen.queryByText(RESTORED), storedDrafts()]).toEqual([null, []]);
});

test('a page that is about to be left is stored at once: a busy browser gives it no later event', async () => {
  await openDocument();
  await typeRichText(await textbox(), ' 떠나려는 글.');
  fireEvent(window, new Event('beforeunload'));
  expect(storedDrafts().map((key) => localStorage.getItem(key))).toEqual([expect.stringContaining(' 떠나려는 글.')]);
});

test('a hidden page saves without waiting', async () => {
  const { master, document } = await openDocument();
  jest.spyOn(globalThis.document, 'visibilityState', 'get').mockReturnValue('hidden');
  await typeRichText(await textbox(), ' 감춘 글.');
  fireEvent(globalThis.document, new Event('visibilitychange'));
  expect(screen.getByText('저장하는 중이에요')).toBeTruthy();
  await waitFor(async () => expect(await readText(master, document)).toBe('처음 글. 감춘 글.'));
});

test('a response that was lost is no conflict with oneself', async () => {
  const { master, document, reload } = await openDocument();
  loseResponses({ path: updateAiDocument.path.replace('{id}', String(document.id)), method: 'PUT' }, 1);
  await typeRichText(await textbox(), ' 받은 글.');
  expect(await screen.findByText('저장하지 못했어요')).toBeTruthy();
  expect(await readText(master, document)).toBe('처음 글. 받은 글.');
  await typeRichText(await textbox(), ' 그 뒤의 글.');
  await reload();
  expect((await textbox()).textContent).toBe('처음 글. 받은 글. 그 뒤의 글.');
  await waitForSaved(master, document, '처음 글. 받은 글. 그 뒤의 글.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unsaved text never overwrites what somebody else saved meanwhile', async () => {
  const { master, member, document, user, reload } = await openDocument();
  await typeRichText(await textbox(), ' 소장의 글.');
  const theirs = await saveText(member, document, toDocument('주임의 글.'));
  await reload();
  const dialog = within(await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' }));
  expect(dialog.getByText('주임의 글.')).toBeTruthy();
  expect(dialog.getByText('처음 글. 소장의 글.')).toBeTruthy();
  expect(dialog.getByText(/이전 버전에도 남아요/)).toBeTruthy();
  expect(await readText(master, theirs)).toBe('주임의 글.');
  await user.click(dialog.getByRole('button', { name: '저장된 내용으로 바꾸기' }));
  await waitFor(async () => expect((await textbox()).textContent).toBe('주임의 글.'));
  expect([storedDrafts(), screen.queryByText(RESTORED)]).toEqual([[], null]);
});

test('a conflict with another window of one’s own promises no earlier version, since the server keeps none', async () => {
  const { master, document } = await openDocument();
  await saveText(master, document, toDocument('다른 창의 글.'));
  await typeRichText(await textbox(), ' 이 창의 글.');
  const dialog = within(await screen.findByRole('dialog', { name: '다른 창에서 먼저 고쳤어요' }));
  expect(dialog.getByText('다른 창의 글.')).toBeTruthy();
  expect(dialog.queryByText(/이전 버전에도 남아요/)).toBeNull();
});

test('what the browser had not written to the disk when it was killed is no conflict, and nothing of either text is lost', async () => {
  const { master, document, user, reload } = await openDocument();
  await typeRichText(await textbox(), ' 이어서');
  await waitFor(() => expect(storedDrafts()).toHaveLength(1));
  const stored = { ...localStorage };
  await typeRichText(await textbox(), ' 쓴 글.');
  await waitFor(async () => expect(await readText(master, document)).toBe('처음 글. 이어서 쓴 글.'));
  const opening = reload();
  Object.assign(localStorage, stored);
  await opening;
  expect((await textbox()).textContent).toBe('처음 글. 이어서 쓴 글.');
  expect(screen.queryByText(RESTORED)).toBeNull();
  await user.click(await screen.findByRole('button', { name: '그 내용으로 바꾸기' }));
  await waitFor(async () => expect((await textbox()).textContent).toBe('처음 글. 이어서'));
  await waitForSaved(master, document, '처음 글. 이어서');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link out of the page saves first and asks nothing', async () => {
  const { master, document, at, address, go } = await openDocument();
  await typeRichText(await textbox(), ' 나가며 쓴 글.');
  await go(at);
  await waitFor(() => expect(address()).toBe(at));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await readText(master, document)).toBe('처음 글. 나가며 쓴 글.');
  expect(storedDrafts()).toEqual([]);
  await go(`${at}/${document.id}`);
  expect((await textbox()).textContent).toBe('처음 글. 나가며 쓴 글.');
});

test('without a connection the text stays, leaving asks, and the next visit continues', async () => {
  const { master, document, at, address, go, user } = await openDocument();
  const connect = loseConnection();
  await typeRichText(await textbox(), ' 끊긴 글.');
  expect(await screen.findByText('저장하지 못했어요')).toBeTruthy();
  await go(at);
  const dialog = within(await screen.findByRole('alertdialog', { name: '아직 저장하지 못했어요. 나갈까요?' }));
  await user.click(dialog.getByRole('button', { name: '계속 입력' }));
  expect([address(), (await textbox()).textContent]).toEqual([`${at}/${document.id}`, '처음 글. 끊긴 글.']);
  await go(at);
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(address()).toBe(at));
  connect();
  await go(`${at}/${document.id}`);
  expect((await textbox()).textContent).toBe('처음 글. 끊긴 글.');
  await waitForSaved(master, document, '처음 글. 끊긴 글.');
});

test('a failed save is repeated by itself when the connection is back', async () => {
  const { master, document } = await openDocument();
  const connect = loseConnection();
  await typeRichText(await textbox(), ' 끊긴 글.');
  expect(await screen.findByText('저장하지 못했어요')).toBeTruthy();
  expect(screen.getByText(/인터넷에 연결되면 저절로 저장해요/)).toBeTruthy();
  expect(screen.getByText('연결되면 저장해요')).toBeTruthy();
  connect();
  await waitForSaved(master, document, '처음 글. 끊긴 글.');
  expect(screen.queryByText('저장하지 못했어요')).toBeNull();
});

/** Closes the tab; returns whether the user is asked. */
const close = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a text says what it waits for: the connection, also before it was sent, and its title', async () => {
  const { user } = await openDocument();
  fireEvent(window, new Event('offline'));
  await typeRichText(await textbox(), ' 새 글.');
  expect(screen.getByText('연결되면 저장해요')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: /^제목/ }));
  expect(screen.getAllByText('제목을 적으면 저장해요').length).toBeGreaterThan(1);
});

test('closing the tab asks only when the text could not be saved', async () => {
  const { master, document } = await openDocument();
  await typeRichText(await textbox(), ' 새 글.');
  expect(close()).toBe(false);
  await waitForSaved(master, document, '처음 글. 새 글.');
  loseConnection();
  await typeRichText(await textbox(), ' 끊긴 글.');
  await screen.findByText('저장하지 못했어요');
  expect(close()).toBe(true);
});

test('sign-out saves first and leaves nothing in the browser', async () => {
  const { member, document, user } = await openDocument();
  await typeRichText(await textbox(), ' 마지막 글.');
  await waitFor(() => expect(storedDrafts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(localStorage.getItem('danji.may-have-session')).toBeNull());
  fireEvent(window, new Event('pagehide'));
  expect(storedDrafts()).toEqual([]);
  expect(await readText(member, document)).toBe('처음 글. 마지막 글.');
});

test('sign-out with a text that cannot be saved asks, and leaves nothing in the browser either', async () => {
  const { user } = await openDocument();
  await user.clear(screen.getByRole('textbox', { name: /^제목/ }));
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  const question = { name: '저장하지 않고 로그아웃할까요?' };
  await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: '계속 입력' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent(window, new Event('pagehide'));
  expect(storedDrafts()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(localStorage.getItem('danji.may-have-session')).toBeNull());
  fireEvent(window, new Event('pagehide'));
  expect(storedDrafts()).toEqual([]);
});

test('another account does not see the unsaved text', async () => {
  const { member, open } = await openDocument();
  await typeRichText(await textbox(), ' 소장의 글.');
  await open({ as: member, isReload: true });
  expect((await textbox()).textContent).toBe('처음 글.');
});
