import { beforeEach, describe, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { insertConsents } from '@danji/server/site/system-documents/consent.repository';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { createSystemDocument, getSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { changeConsent, listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

beforeEach(() => testServer().reset());

const day = (days: number) => toBusinessDate(new Date(testServer().clock.now().getTime() + days * 86_400_000));

/** Publishes a second version of the terms; `since` sets its effective date. */
async function announce({ requires_consent = false, since = 30 } = {}) {
  const staff = await testServer().create.staff();
  const content = toDocument('# 제1조 새 목적\n\n달라진 내용이에요.\n\n# 제2조 용어\n\n- 회원');
  const { data } = await call(createSystemDocument, {
    token: staff.token,
    body: {
      document_type: DocumentType.TERMS,
      title: '이용약관',
      content,
      effective_date: day(30),
      change_summary: '포인트 조항을 고쳤어요.',
      requires_consent,
    },
  });
  await testServer()
    .db.updateTable('system_document')
    .set({ effective_date: day(since) })
    .where('id', '=', data.id)
    .execute();
  return data;
}

describe('documents', () => {
  test.each([
    ['/terms', '이용약관', '제1조 목적'],
    ['/privacy', '개인정보처리방침', '제1조 수집하는 정보'],
  ])('%s shows the version in force to anybody', async (at, title, article) => {
    const { screen } = await openShell({ at });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(await screen.findByRole('heading', { level: 2, name: article })).toBeTruthy();
    const { data } = await call(getSystemDocument, {
      query: { document_type: at === '/terms' ? DocumentType.TERMS : DocumentType.PRIVACY },
    });
    expect(screen.getByText(`제1판 · ${formatDate(data.effective_date)} 시행`)).toBeTruthy();
    expect(screen.queryByLabelText('판 고르기')).toBeNull();
  });

  test('leads to a heading from the table of contents, by keyboard too', async () => {
    const { screen, user, within } = await openShell({ at: '/terms' });
    const [contents] = await screen.findAllByRole('navigation', { name: '목차' });
    await user.click(within(contents as HTMLElement).getByRole('link', { name: '제3조 약관의 게시와 변경' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '제3조 약관의 게시와 변경' }));
  });

  test('announces a coming version, displays it, and returns by the select and by the back button', async () => {
    await announce();
    const { screen, user, waitFor } = await openShell({ at: '/terms' });
    await screen.findByText(`${formatDate(day(30))}부터 바뀌어요`);
    await user.click(screen.getByRole('link', { name: '바뀌는 내용 보기' }));
    await screen.findByRole('heading', { level: 2, name: '제1조 새 목적' });
    expect(screen.getByText(`${formatDate(day(30))}부터 적용돼요`)).toBeTruthy();
    expect(screen.getByRole('region', { name: '이 판에서 바뀐 점' }).textContent).toContain('포인트 조항을 고쳤어요.');
    await user.selectOptions(screen.getByLabelText('판 고르기'), screen.getByRole('option', { name: /^제1판/ }));
    await screen.findByRole('heading', { level: 2, name: '제1조 목적' });
    expect(globalThis.location.search).toBe('?version=1');
    globalThis.history.back();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '제1조 새 목적' })).toBeTruthy());
  });

  test('says that a version is past, and leads to the one in force', async () => {
    await announce({ since: 0 });
    const { screen, user } = await openShell({ at: '/terms?version=1' });
    await screen.findByText('지난 판이에요');
    await user.click(screen.getByRole('link', { name: '지금 시행 중인 판 보기' }));
    expect(await screen.findByRole('heading', { level: 2, name: '제1조 새 목적' })).toBeTruthy();
  });

  test('shows an empty state for a version that does not exist', async () => {
    const { screen } = await openShell({ at: '/terms?version=9' });
    expect(await screen.findByText('찾는 판이 없어요')).toBeTruthy();
  });

  test('shows a failure and retries', async () => {
    const { db } = testServer();
    await db
      .updateTable('system_document')
      .set({ withdrawn: new Date(0).toISOString() })
      .execute();
    const { screen, user } = await openShell({ at: '/terms' });
    const again = await screen.findByRole('button', { name: '다시 시도' });
    await db.updateTable('system_document').set({ withdrawn: null }).execute();
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: '제1조 목적' })).toBeTruthy();
  });
});

const pendingOf = async ({ token }: TestAccount) => (await call(listConsents, { token })).data.pending.length;

describe('the consent dialog for a changed document', () => {
  test('opens for a member, cannot be dismissed, and closes with the consent', async () => {
    const person = await testServer().create.general();
    await announce({ requires_consent: true, since: 0 });
    const { screen, user, waitFor, within } = await openShell({ at: '/', as: person });
    const dialog = await screen.findByRole('alertdialog', { name: '바뀐 이용약관에 동의해 주세요' });
    expect(dialog.textContent).toContain('포인트 조항을 고쳤어요.');
    expect(within(dialog).queryByRole('button', { name: /닫기/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(dialog.parentElement as HTMLElement);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '동의' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await pendingOf(person)).toBe(0);
  });

  test('lets the member read the document first, and opens again afterwards', async () => {
    const person = await testServer().create.brand();
    await announce({ requires_consent: true, since: 0 });
    const { screen, user } = await openShell({ at: '/', as: person });
    await user.click(await screen.findByRole('link', { name: '이용약관 자세히 보기' }));
    await screen.findByRole('heading', { level: 2, name: '제1조 새 목적' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    globalThis.history.back();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(await pendingOf(person)).toBe(1);
  });

  test('signs out a member who does not agree', async () => {
    const person = await testServer().create.general();
    await announce({ requires_consent: true, since: 0 });
    const { screen, user, waitFor, left, within } = await openShell({ at: '/', as: person });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(left).toEqual(['/']));
  });

  test('does not open for visitors, for operators, or for an ordinary change', async () => {
    const { create } = testServer();
    const [general, staff] = [await create.general(), await create.staff()];
    await announce({ since: 0 });
    for (const as of [undefined, general, staff]) {
      const { screen } = await openShell({ at: '/notifications', ...(as && { as }) });
      await screen.findAllByRole('heading', { level: 1 });
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
  });
});

test('names what a new member confirmed: the age, and the collection of data as told in the notice', async () => {
  const { create, db, clock } = testServer();
  const person = await create.general();
  await insertConsents(
    db,
    person.id,
    { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing: false },
    clock.now(),
  );
  const { screen, within } = await openShell({ at: '/me', as: person });
  const part = within(await screen.findByRole('region', { name: '동의 내역' }));
  const lines = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines.map((line) => line?.replace(/20\d\d\..*$/, ''))).toEqual([
    '동의 안 함혜택과 소식 받기',
    '동의개인정보 수집·이용개인정보처리방침 제1판',
    '동의이용약관 제1판',
    '확인만 14세 이상',
  ]);
});

test('lists the consents with their version, and changes the consent to marketing', async () => {
  const person = await testServer().create.general();
  const { data } = await call(getSystemDocument, { query: { document_type: DocumentType.TERMS } });
  await call(changeConsent, { token: person.token, body: { document_ids: [data.id] } });
  const { screen, user, within, waitFor } = await openShell({ at: '/me', as: person });
  const part = within(await screen.findByRole('region', { name: '동의 내역' }));
  expect((await part.findByRole<HTMLAnchorElement>('link', { name: '이용약관 제1판' })).getAttribute('href')).toBe(
    '/terms?version=1',
  );
  const news = part.getByRole<HTMLInputElement>('switch', { name: /혜택과 소식 받기/ });
  expect(news.checked).toBe(false);
  await user.click(news);
  await screen.findByText('혜택과 소식을 보내 드릴게요.');
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
  expect((await call(listConsents, { token: person.token })).data.marketing).toBe(true);
});
