import { expect, type Page } from '@playwright/test';
import { waitUntilIdle } from './page-idle.ts';
import { doc, p } from './editor/nodes.ts';
import { openStage, readDocument, select, textOf, toolOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

/** A valid PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqan5DwAFBgKLTDPfOQAAAABJRU5ErkJggg==';
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
const kinds = async (page: Page) => (await readDocument(page)).children.map(({ type }) => type);
const respondWith = (page: Page, how: 'ok' | 'slow' | 'fails' | 'without-id') =>
  page.evaluate((how) => {
    globalThis.stage.setUploadResponse(how);
  }, how);

async function begin(page: Page, how: Parameters<typeof respondWith>[1]): Promise<void> {
  await openStage(page, doc(p('가나')));
  await select(page, [[0, 0], 1]);
  await respondWith(page, how);
}

/** Dispatches the events of a browser in which files are dropped or pasted. */
const insertFiles = (page: Page, how: 'paste' | 'drop', names: string[]) =>
  page.evaluate(
    ([how, names, png]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      for (const name of names) data.items.add(new File([bytes], name, { type: 'image/png' }));
      const target = document.querySelector('[data-slate-editor]');
      if (!target) throw new Error('No editor is on the page');
      if (how === 'paste') {
        target.dispatchEvent(
          new InputEvent('beforeinput', {
            inputType: 'insertFromPaste',
            dataTransfer: data,
            bubbles: true,
            cancelable: true,
          }),
        );
        return;
      }
      const { left, top, width } = target.getBoundingClientRect();
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(
          new DragEvent(type, {
            dataTransfer: data,
            bubbles: true,
            cancelable: true,
            clientX: left + width / 2,
            clientY: top + 30,
          }),
        );
    },
    [how, names, PNG] as const,
  );

test.describe('the picture dialog', () => {
  test('uploads, asks for a description, and only then inserts the image at the caret', async ({ page }) => {
    await begin(page, 'ok');
    await toolOf(page, '사진').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: '넣기' })).toBeDisabled();
    await dialog.locator('input[type=file]').setInputFiles(file('단지.png'));
    await dialog.getByRole('textbox', { name: /설명/ }).fill('단지 정문');
    expect(await kinds(page)).toEqual(['paragraph']);
    await dialog.getByRole('button', { name: '넣기' }).click();
    await expect(dialog).toHaveCount(0);
    const { children } = await readDocument(page);
    expect(children).toEqual([
      p('가'),
      expect.objectContaining({ type: 'image', alt: '단지 정문', width: 640, height: 360 }),
      p('나'),
    ]);
    await expect(textOf(page).getByRole('img', { name: '단지 정문' })).toBeVisible();
  });

  test('a response without an id inserts nothing and shows an error', async ({ page }) => {
    await begin(page, 'without-id');
    await toolOf(page, '사진').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file('단지.png'));
    await expect(dialog.getByText(/못했어요/).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: '넣기' })).toBeDisabled();
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    if (await dialog.count()) await dialog.getByRole('button', { name: '닫기' }).last().click();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
  });

  test('a failed upload can be retried', async ({ page }) => {
    await begin(page, 'fails');
    await toolOf(page, '사진').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file('단지.png'));
    const again = dialog.getByRole('button', { name: /다시/ });
    await expect(again).toBeVisible();
    await respondWith(page, 'ok');
    await again.click();
    await dialog.getByRole('button', { name: '넣기' }).click();
    await expect.poll(() => kinds(page)).toEqual(['paragraph', 'image', 'paragraph']);
  });
});

test.describe('pasted or dropped images', () => {
  test('show their progress outside of the document and its history, and are inserted once they are stored', async ({
    page,
  }) => {
    await begin(page, 'slow');
    await insertFiles(page, 'paste', ['단지.png']);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
    await page.keyboard.type('x');
    await expect.poll(() => kinds(page)).toContain('image');
    await page.keyboard.press('Control+z');
    await expect.poll(() => kinds(page)).not.toContain('image');
    expect(JSON.stringify(await readDocument(page))).not.toContain('blob:');
  });

  test('are both inserted when two are pasted at once', async ({ page }) => {
    await begin(page, 'ok');
    await insertFiles(page, 'paste', ['하나.png', '둘.png']);
    await expect.poll(async () => (await kinds(page)).filter((kind) => kind === 'image').length).toBe(2);
  });

  test('leave nothing after a cancelled upload', async ({ page }) => {
    await begin(page, 'slow');
    await insertFiles(page, 'paste', ['단지.png']);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.getByRole('button', { name: '단지.png 취소' }).click(),
    ]);
    await waitUntilIdle(page);
    expect(await readDocument(page)).toEqual(doc(p('가나')));
  });

  test('show a failed upload, which can be retried', async ({ page }) => {
    await begin(page, 'fails');
    await insertFiles(page, 'paste', ['단지.png']);
    const again = page.getByRole('button', { name: '단지.png 다시 올리기' });
    await expect(again).toBeVisible();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
    await respondWith(page, 'ok');
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
    await expect.poll(() => kinds(page)).toContain('image');
  });

  test('are limited to the first of two that are dropped, which is announced', async ({ page }) => {
    await begin(page, 'ok');
    await insertFiles(page, 'drop', ['하나.png', '둘.png']);
    await expect.poll(async () => (await kinds(page)).filter((kind) => kind === 'image').length).toBe(1);
    await waitUntilIdle(page);
    expect((await kinds(page)).filter((kind) => kind === 'image')).toHaveLength(1);
    await expect(page.getByText(/하나만|한 장만|첫/).first()).toBeAttached();
  });

  test('are refused when the file is not an image, which is announced', async ({ page }) => {
    await begin(page, 'ok');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(
        new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], '그림.svg', {
          type: 'image/svg+xml',
        }),
      );
      document.querySelector('[data-slate-editor]')?.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
        }),
      );
    });
    await expect(page.getByText(/JPG, PNG, GIF, WEBP/).first()).toBeAttached();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
  });
});
