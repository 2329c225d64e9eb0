import { readFile } from 'node:fs/promises';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { expect, test, type Page, type Response } from '@playwright/test';
import { E2E } from './addresses.ts';
import { DEVICES, signInAs } from './accounts.ts';
import { doc, p } from './editor/nodes.ts';
import { InputMethod } from './editor/input-method.ts';
import { addAiDocument, openSignedInPage, readAiDocument } from './space-data.ts';

const configureModel = (page: Page, path: string, data: object) =>
  page.request.post(`${E2E.sandbox}/sandbox/ai/${path}`, { data });

test.afterEach(async ({ page }) => {
  await configureModel(page, 'trouble', {});
  await configureModel(page, 'pace', { ms: 45 });
});

/** Opens the documents of the demo account's first work space. */
async function openDocuments(page: Page): Promise<void> {
  await page.goto('/workspace/1/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'AI 문서' })).toBeVisible();
}

async function fillNotice(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: '새 문서' }).first().click();
  await page.getByRole('link', { name: /^안내문·공고문/ }).click();
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await page.getByRole('textbox', { name: /알릴 내용/ }).fill('전 세대 소방시설을 점검해요.');
  await page.getByRole('textbox', { name: /시행일/ }).fill('2026-12-09');
  await page.getByText('정중하게', { exact: true }).click();
  await page.getByRole('button', { name: '문서 만들기' }).click();
}

for (const [device, viewport] of DEVICES) {
  test(`on a ${device} a document is generated, edited, saved, and downloaded as a file`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    await openDocuments(page);
    // It has not ended when a busy machine has loaded the page twice; afterwards it goes on without pauses.
    await configureModel(page, 'pace', { ms: 500 });
    await fillNotice(page, `여정 시험 소방 점검 안내 ${device}`);
    await expect(page.getByText('AI가 문서를 쓰고 있어요')).toBeVisible();
    // After a reload the page shows the running generation again.
    await page.reload();
    await expect(page.getByText('AI가 문서를 쓰고 있어요')).toBeVisible();
    await configureModel(page, 'pace', { ms: 0 });
    const text = page.getByRole('textbox', { name: '내용' });
    await expect(text.getByText('일정과 대상')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('예시 초안이에요')).toBeVisible();

    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' 문의는 관리사무소로 해 주세요.');
    // On a phone the toolbar is above the bar at the bottom while the user types, not below it.
    await page.getByRole('button', { name: '굵게' }).click({ trial: true, timeout: 5000 });
    await expect(page.getByText('모두 저장했어요')).toBeVisible({ timeout: 10_000 });
    await page.reload();
    await expect(text.getByText('문의는 관리사무소로 해 주세요.')).toBeVisible();

    // The browser restores the scroll position of a reloaded page, and a menu closes when the page scrolls.
    const toPdf = page.getByRole('menuitem', { name: 'PDF로 내려받기' });
    await expect(async () => {
      await page.getByRole('button', { name: '내려받기' }).click();
      await expect(toPdf).toBeVisible({ timeout: 1000 });
    }).toPass();
    const download = page.waitForEvent('download');
    await toPdf.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`여정 시험 소방 점검 안내 ${device}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: '더보기' }).click();
    await page.getByRole('menuitem', { name: '이전 버전' }).click();
    await page.getByRole('button', { name: /AI가 쓴 글/ }).click();
    await page.getByRole('button', { name: '이 버전으로 되돌리기' }).click();
    await expect(page.getByText('이전 버전으로 되돌렸어요')).toBeVisible();
    await expect(text.getByText('문의는 관리사무소로 해 주세요.')).toHaveCount(0);
    // Only the document is printed.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '인쇄' })).toBeHidden();
    await expect(page.getByRole('heading', { name: `여정 시험 소방 점검 안내 ${device}` }).last()).toBeVisible();
  });

  test(`on a ${device} an operator writes another version of a prompt, sees it with its values, and activates it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'staff');
    await page.goto('/support/notices');
    const menu = page.getByRole('navigation', { name: device === 'phone' ? '하단 메뉴' : '주 메뉴' });
    await menu.getByRole('link', { name: '운영' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('/admin/ai-prompts');
    await page.getByRole('link', { name: '공문', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '공문 지시문' })).toBeVisible();
    const template = page.getByRole('textbox', { name: /^요청문/ });
    await template.fill('{{receiver}}에게 보내는 공문을 쓰세요. {{purpose}} {{price}}');
    await page.getByRole('button', { name: '저장하고 적용' }).click();
    await expect(page.getByText('이 문서에 없는 항목이에요: {{price}}')).toBeVisible();
    await template.fill('{{receiver}}에게 보내는 공문을 쓰세요. {{purpose}} {{details}}');
    await expect(page.getByRole('region', { name: '요청문' })).toContainText(
      '마포구청장 (도로과)에게 보내는 공문을 쓰세요.',
    );
    await page.getByRole('button', { name: '저장하고 적용' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '저장하고 적용' }).click();
    await expect(page.getByText(/\d판을 저장하고 적용했어요/)).toBeVisible();
  });
}

test('an attempt that is stopped before its first text does not count, and a failed one says what to do', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await openDocuments(page);
  const limit = page.getByLabel('내가 만든 문서 수');
  const before = await limit.textContent();
  await configureModel(page, 'trouble', { trouble: 'hang' });
  await fillNotice(page, '여정 시험 멈춘 안내');
  await page.getByRole('button', { name: '작성 멈추기' }).click();
  await expect(page.getByText('횟수는 줄지 않았어요. 내용을 고쳐서 다시 만들 수 있어요.')).toBeVisible();
  await expect(limit).toHaveText(before ?? '');
  await configureModel(page, 'trouble', { trouble: 'length' });
  await page.getByRole('button', { name: '다시 만들기' }).click();
  await expect(page.getByText(/문서가 너무 길어져서 마치지 못했어요/)).toBeVisible();
});

/** Opens a document of the demo account with the caret at the end of its text. */
async function openText(page: Page, title: string, ...lines: string[]) {
  const signedInPage = await openSignedInPage(page, 'manager');
  const id = await addAiDocument(signedInPage, 1, title, doc(...lines.map((line) => p(line))));
  await page.goto(`/workspace/1/documents/${id}`);
  const text = page.getByRole('textbox', { name: '내용' });
  await text.click();
  await page.keyboard.press('Control+End');
  /** Reads the text as the server has it. */
  const read = async (): Promise<string> => toPlainText((await readAiDocument(signedInPage, id)).content ?? doc());
  return { id, text, read, inputMethod: await InputMethod.on(page) };
}

for (const [device, viewport] of DEVICES) {
  test(`on a ${device} steady typing is saved, and a reload in the middle of it loses nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { id, text, read, inputMethod } = await openText(page, `여정 시험 쉬지 않고 쓴 글 ${device}`, '처음 글.');
    const saves: Response[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'PUT' && response.url().endsWith(`/ai_document/${id}/`)) saves.push(response);
    });
    let typed = '';
    await inputMethod.type('한');
    await expect(page.getByText('아직 저장하지 않았어요')).toBeVisible();
    while (saves.length === 0) {
      await inputMethod.type('글');
      typed += '글';
    }
    await inputMethod.type('끝까지');
    await page.reload();
    await expect(text).toHaveText(`처음 글.한${typed}끝까지`);
    await expect.poll(read).toBe(`처음 글.한${typed}끝까지`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Nothing is left to be restored.
    await page.reload();
    await expect(text).toHaveText(`처음 글.한${typed}끝까지`);
    await expect(page.getByText('작성하던 내용을 불러왔어요')).toHaveCount(0);
  });
}

/**
 * Leaves a page once it is idle, for a page of the same site that has no script: Chromium keeps the process for it, and so
 * runs the last events of the page however busy the machine is. For another site it gives them half a second.
 */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.goto('/robots.txt');
}

test('a page that is left for another sends what is not saved yet', async ({ page }) => {
  const { read, inputMethod } = await openText(page, '여정 시험 떠난 글', '처음 글.');
  await inputMethod.type('끝까지');
  // Otherwise only this browser would have the text.
  await leave(page);
  await expect.poll(read).toBe('처음 글.끝까지');
});

const findOtherWindowAlert = (page: Page) => page.getByText('다른 창에서도 이 문서를 열어 두었어요');

test('who opens a document in another window, and leaves it, is shown at once', async ({ page }) => {
  await openText(page, '여정 시험 함께 연 글', '처음 글.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(findOtherWindowAlert(other)).toBeVisible();
  await expect(findOtherWindowAlert(page)).toBeVisible();
  await leave(other);
  await expect(findOtherWindowAlert(page)).toHaveCount(0);
});

test('a text that is too large to be sent by a page that is left is restored by the next visit', async ({ page }) => {
  // A busy machine lays out lines of such a length slowly, before and after the reload.
  test.setTimeout(180_000);
  const line = '관리사무소에서 알려 드려요. '.repeat(1000);
  const { text, inputMethod } = await openText(page, '여정 시험 긴 글', line, line, '처음 글.');
  await inputMethod.type('끝까지');
  await page.reload();
  await expect(page.getByText('작성하던 내용을 불러왔어요')).toBeVisible({ timeout: 60_000 });
  await expect(text.locator('p').last()).toHaveText('처음 글.끝까지');
  await expect(page.getByText('모두 저장했어요')).toBeVisible();
});
