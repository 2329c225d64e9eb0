import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { readImage } from '@danji/contracts/site/file.endpoints';
import { imagePort } from '@danji/shell-sdk';
import { renderPage, signInAs } from '@danji/testing/page/render-page';
import { writeRichText } from '@danji/testing/page/rich-text';
import { testServer } from '@danji/testing/test-server';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { screen, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';
import { buildTeam, buildWrittenDocument, resetDocuments, saveText } from './ai-document-fixture.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeEach(resetDocuments);

async function uploadPicture(account: TestAccount): Promise<string> {
  await signInAs(account);
  const file = new File([Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0)], '정문.png', {
    type: 'image/png',
  });
  const { id } = await imagePort.upload(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return id;
}

const withPicture = (fileId: string, text: string): RichDocument => ({
  version: 1,
  children: [
    { type: 'image', fileId, alt: '정문', children: [{ text: '' }] },
    { type: 'paragraph', children: [{ text }] },
  ],
});

/** Loads a picture as a browser does: without the session. */
async function loadPicture(place: HTMLElement): Promise<number> {
  const picture = await within(place).findByAltText('정문');
  const address = await within(place).findByText(() => picture.hasAttribute('src'), { selector: 'img' });
  return (await testServer().app.inject({ url: address.getAttribute('src') ?? '' })).statusCode;
}

test('the places that show a picture share one call for its address', async () => {
  const { master, space, at } = await buildTeam();
  const document = await buildWrittenDocument(master, space.id, withPicture(await uploadPicture(master), '소장의 글'));
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  await renderPage(remote.routes, { at: `${at}/${document.id}`, as: master });
  await loadPicture(await screen.findByRole('textbox', { name: '내용' }));
  expect(open.mock.calls.filter(([, url]) => String(url).endsWith(readImage.path))).toHaveLength(1);
  open.mockRestore();
});

test('pictures are shown wherever a document is: in the editor, on paper, in a version and in a conflict', async () => {
  const { master, member, space, at } = await buildTeam();
  const fileId = await uploadPicture(master);
  const document = await buildWrittenDocument(master, space.id, withPicture(fileId, '소장의 글'));
  const current = await saveText(member, document, withPicture(fileId, '주임의 글'));
  const { user } = await renderPage(remote.routes, { at: `${at}/${document.id}`, as: member });

  const text = await screen.findByRole('textbox', { name: '내용' });
  expect(await loadPicture(text)).toBe(200);
  const paper = globalThis.document.querySelector<HTMLElement>('[data-paper]');
  expect(paper && (await loadPicture(paper))).toBe(200);
  // A picture that comes near the screen only on paper would come too late.
  expect(paper?.querySelector('img')?.getAttribute('loading')).toBe('eager');

  await user.click(screen.getByRole('button', { name: '더보기' }));
  await user.click(await screen.findByRole('menuitem', { name: '이전 버전' }));
  const versions = await screen.findByRole('dialog', { name: '이전 버전' });
  await user.click(await within(versions).findByRole('button', { name: /김소장/ }));
  expect(await loadPicture(await within(versions).findByRole('region', { name: '이전 버전의 내용' }))).toBe(200);
  await user.keyboard('{Escape}');

  await saveText(master, current, withPicture(fileId, '소장이 먼저 고친 글'));
  await writeRichText(await screen.findByRole('textbox', { name: '내용' }), withPicture(fileId, '나중 글').children);
  const conflict = await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' });
  for (const name of ['저장된 내용 미리보기', '내 내용 미리보기'])
    expect(await loadPicture(within(conflict).getByRole('region', { name }))).toBe(200);
});
