import { beforeEach, expect, test } from '@jest/globals';
import { DocumentType } from '@danji/contracts/codes/document-type';
import {
  createSystemDocument,
  getSystemDocumentVersion,
  listSystemDocumentVersions,
} from '@danji/contracts/site/system-document.endpoints';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
});

const inDays = (days: number) => toBusinessDate(new Date(Date.now() + days * 86_400_000));
const NEW_TEXT: RichDocument = { version: 1, children: [{ type: 'heading', level: 1, children: [{ text: '새 글' }] }] };
const announce = () =>
  call(createSystemDocument, {
    token: staff.token,
    body: {
      document_type: DocumentType.TERMS,
      title: '이용약관',
      content: NEW_TEXT,
      effective_date: inDays(10),
      change_summary: '줄였어요.',
      requires_consent: false,
    },
  });
const listVersions = async () =>
  (await call(listSystemDocumentVersions, { query: { document_type: DocumentType.TERMS } })).data.results;

test('lists the versions of each document with their states, and withdraws an announced one', async () => {
  await announce();
  const { user, screen, within, address } = await renderPage(remote.routes, { at: '/admin/documents', as: staff });
  const row = (await screen.findByRole('link', { name: '제2판' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain(formatDate(inDays(10)));
  expect(within(row).getByText('예정')).toBeTruthy();
  expect(within(row).getByText('박운영')).toBeTruthy();
  const first = screen.getByRole('link', { name: '제1판' }).closest('tr') as HTMLElement;
  expect(within(first).getByText('시행중')).toBeTruthy();
  expect(within(first).queryByRole('button', { name: /취소/ })).toBeNull();
  await user.click(within(row).getByRole('button', { name: '제2판 시행 취소' }));
  const question = within(await screen.findByRole('alertdialog', { name: '이용약관 제2판의 시행을 취소할까요?' }));
  await user.click(question.getByRole('button', { name: '시행 취소' }));
  await screen.findByText('이용약관 제2판의 시행을 취소했어요');
  expect((await listVersions()).map(({ version }) => version)).toEqual([1]);
  await user.click(screen.getByRole('tab', { name: '개인정보처리방침' }));
  expect(address()).toBe('/admin/documents?document_type=2');
  expect(await screen.findByRole('table', { name: '개인정보처리방침의 판' })).toBeTruthy();
});

test('a new version starts from the text in force, shows preview and differences, asks for a confirmation, and is announced', async () => {
  const { user, screen, within, address, waitFor } = await renderPage(remote.routes, {
    at: '/admin/documents/new',
    as: staff,
  });
  const text = await screen.findByRole('textbox', { name: '글' });
  expect(text.textContent).toContain('제1조 목적');
  expect(screen.getByText('아직 다른 줄이 없어요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '새 판 올리기' }));
  expect(await screen.findByText('무엇이 바뀌었는지 적어 주세요. 회원에게 그대로 보여요.')).toBeTruthy();

  await writeRichText(text, [
    { type: 'heading', level: 1, children: [{ text: '제1조 새 목적' }] },
    { type: 'paragraph', children: [{ text: '짧게 줄였어요.', bold: true }] },
  ]);
  expect(
    await within(screen.getByRole('region', { name: '미리 보기' })).findByRole('heading', {
      level: 3,
      name: '제1조 새 목적',
    }),
  ).toBeTruthy();
  const difference = screen.getByRole('region', { name: '시행 중인 판과 다른 줄' });
  expect(difference.textContent).toContain('더한 줄: # 제1조 새 목적');
  expect(difference.textContent).toContain('뺀 줄: # 제1조 목적');
  await user.type(screen.getByRole('textbox', { name: /바뀐 점/ }), '제1조를 고쳤어요.');
  expect(screen.queryByText('무엇이 바뀌었는지 적어 주세요. 회원에게 그대로 보여요.')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /시행일/ }).value).toContain(inDays(7));
  await user.click(screen.getByRole('switch', { name: /다시 동의 받기/ }));
  expect(screen.getByText(/30일 전에 알려야 해서/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '새 판 올리기' }));
  const question = await screen.findByRole('alertdialog', { name: '이용약관의 새 판을 올릴까요?' });
  expect(question.textContent).toContain(
    `${formatDate(inDays(30))}부터 시행돼요. 지금 모든 회원에게 알림을 보내요. 시행일부터 회원은 새 내용에 동의해야 이용할 수 있어요.`,
  );
  await user.click(within(question).getByRole('button', { name: '올리기' }));
  await screen.findByText('이용약관 제2판을 올렸어요');
  await waitFor(() => expect(address()).toBe('/admin/documents?document_type=1'));
  const { data } = await call(getSystemDocumentVersion, { query: { document_type: DocumentType.TERMS, version: 2 } });
  expect(data).toMatchObject({
    effective_date: inDays(30),
    requires_consent: true,
    change_summary: '제1조를 고쳤어요.',
    state: 'announced',
  });
  expect(toPlainText(data.content)).toBe('# 제1조 새 목적\n\n짧게 줄였어요.');
  expect(data.content.children[1]).toMatchObject({ children: [{ bold: true }] });
});

test("shows the server's errors beside the fields, and keeps the input", async () => {
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/documents/new', as: staff });
  await user.type(await screen.findByRole('textbox', { name: /바뀐 점/ }), '고쳤어요.');
  // Another operator announces a version meanwhile, so the day is too early now.
  await announce();
  await user.click(screen.getByRole('button', { name: '새 판 올리기' }));
  await user.click(await screen.findByRole('button', { name: '올리기' }));
  expect(await screen.findByText(/앞선 판의 시행일이/)).toBeTruthy();
  const day = screen.getByRole('textbox', { name: /시행일/ });
  await user.clear(day);
  await user.type(day, `${inDays(40)}{Tab}`);
  expect(screen.queryByText(/앞선 판의 시행일이/)).toBeNull();
  expect(screen.queryByText('올리지 못했어요')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /바뀐 점/ }).value).toBe('고쳤어요.');
});

test('shows one error for a day that is not allowed, and announces nothing', async () => {
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/documents/new', as: staff });
  await user.type(await screen.findByRole('textbox', { name: /바뀐 점/ }), '고쳤어요.');
  const day = screen.getByRole('textbox', { name: /시행일/ });
  await user.clear(day);
  await user.type(day, inDays(1));
  await user.click(screen.getByRole('button', { name: '새 판 올리기' }));
  expect(document.activeElement).toBe(day);
  expect(screen.getByText(`${inDays(7)}부터 고를 수 있어요.`)).toBeTruthy();
  expect([screen.queryByText('시행일을 골라 주세요.'), screen.queryByRole('alertdialog')]).toEqual([null, null]);
});
