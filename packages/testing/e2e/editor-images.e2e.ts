import { expect, type Page } from '@playwright/test';
import { waitUntilIdle } from './page-idle.ts';
import { doc, p } from './editor/nodes.ts';
import { openStage, readDocument, select, textOf, toolOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

/** A real PNG of one dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqan5DwAFBgKLTDPfOQAAAABJRU5ErkJggg==';
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
const kinds = async (page: Page) => (await readDocument(page)).children.map(({ type }) => type);
const answer = (page: Page, how: 'ok' | 'slow' | 'fails' | 'without-id') =>
  page.evaluate((how) => {
    globalThis.stage.setUploadResponse(how);
  }, how);

async function begin(page: Page, how: Parameters<typeof answer>[1]): Promise<void> {
  await openStage(page, doc(p('가나')));
  await select(page, [[0, 0], 1]);
  await answer(page, how);
}

/** Gives the page files as the browser does when somebody drags them in or pastes them. */
const handOver = (page: Page, how: 'paste' | 'drop', names: string[]) =>
  page.evaluate(
    ([how, names, png]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
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
  test('uploads, asks for a description, and inserts only then, where the caret was', async ({ page }) => {
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

  test('an answer without an id inserts nothing and says so', async ({ page }) => {
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

  test('an upload that fails is tried again', async ({ page }) => {
    await begin(page, 'fails');
    await toolOf(page, '사진').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file('단지.png'));
    const again = dialog.getByRole('button', { name: /다시/ });
    await expect(again).toBeVisible();
    await answer(page, 'ok');
    await again.click();
    await dialog.getByRole('button', { name: '넣기' }).click();
    await expect.poll(() => kinds(page)).toEqual(['paragraph', 'image', 'paragraph']);
  });
});

test.describe('pictures that are pasted or dropped', () => {
  test('show their progress outside of the document and of its history, and come in when they are stored', async ({
    page,
  }) => {
    await begin(page, 'slow');
    await handOver(page, 'paste', ['단지.png']);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
    await page.keyboard.type('x');
    await expect.poll(() => kinds(page)).toContain('image');
    await page.keyboard.press('Control+z');
    await expect.poll(() => kinds(page)).not.toContain('image');
    expect(JSON.stringify(await readDocument(page))).not.toContain('blob:');
  });

  test('two pasted at once both come in', async ({ page }) => {
    await begin(page, 'ok');
    await handOver(page, 'paste', ['하나.png', '둘.png']);
    await expect.poll(async () => (await kinds(page)).filter((kind) => kind === 'image').length).toBe(2);
  });

  test('a cancelled upload leaves nothing', async ({ page }) => {
    await begin(page, 'slow');
    await handOver(page, 'paste', ['단지.png']);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.getByRole('button', { name: '단지.png 취소' }).click(),
    ]);
    await waitUntilIdle(page);
    expect(await readDocument(page)).toEqual(doc(p('가나')));
  });

  test('a failed upload says so and is tried again', async ({ page }) => {
    await begin(page, 'fails');
    await handOver(page, 'paste', ['단지.png']);
    const again = page.getByRole('button', { name: '단지.png 다시 올리기' });
    await expect(again).toBeVisible();
    expect(await readDocument(page)).toEqual(doc(p('가나')));
    await answer(page, 'ok');
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
    await expect.poll(() => kinds(page)).toContain('image');
  });

  test('of two dropped on the page only the first is taken, and the person is told', async ({ page }) => {
    await begin(page, 'ok');
    await handOver(page, 'drop', ['하나.png', '둘.png']);
    await expect.poll(async () => (await kinds(page)).filter((kind) => kind === 'image').length).toBe(1);
    await waitUntilIdle(page);
    expect((await kinds(page)).filter((kind) => kind === 'image')).toHaveLength(1);
    await expect(page.getByText(/하나만|한 장만|첫/).first()).toBeAttached();
  });

  test('what is no picture is refused and told', async ({ page }) => {
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
