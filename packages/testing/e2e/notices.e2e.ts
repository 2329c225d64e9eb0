import { expect, test } from '@playwright/test';
import { InputMethod } from './editor/input-method.ts';
import { signInAs } from './accounts.ts';

test('an operator writes a notice with a table in the editor, and a visitor reads it without loading the editor', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await page.clock.install();
  await page.goto('/admin/notices/new');
  await page.getByLabel('제목').fill('여정 시험 승강기 점검 안내');
  const text = page.getByRole('textbox', { name: '내용' });
  await text.click();
  await (await InputMethod.on(page)).type('점검');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' 일정');
  await page.getByRole('button', { name: /^표/ }).first().click();
  await page.keyboard.type('101동');
  await page.keyboard.press('Tab');
  await page.keyboard.type('오전 9시');
  // The draft survives an accidental reload.
  await page.clock.runFor(3500);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('작성하던 내용을 불러왔어요')).toHaveCount(1);
  await expect(text.getByText('101동')).toBeVisible();
  await page.getByRole('button', { name: '올리기', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/notices$/);

  const visitor = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const reader = await visitor.newPage();
  await reader.goto('/support/notices');
  await reader.getByRole('link', { name: /여정 시험 승강기 점검 안내/ }).click();
  await expect(reader.getByRole('heading', { level: 1, name: '여정 시험 승강기 점검 안내' })).toBeVisible();
  await expect(reader.getByText('점검 일정', { exact: true })).toBeVisible();
  await expect(reader.getByRole('columnheader', { name: '101동' })).toBeVisible();
  await expect(reader.getByRole('columnheader', { name: '오전 9시' })).toBeVisible();
  // Only the remote of this screen is loaded, without the editor.
  expect(await reader.locator('[contenteditable=true], [data-slate-editor]').count()).toBe(0);
  // The HTML for link previews has the same text, without scripts.
  const html = await (await reader.request.get(reader.url(), { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<meta property="og:title" content="여정 시험 승강기 점검 안내');
  expect(html).toMatch(/<noscript>[\s\S]*101동/);
  await visitor.close();
});

for (const [name, path] of [
  ['terms', '/terms'],
  ['a notice', '/support/notices/6'],
  ['a post', '/community/posts/42'],
] as const) {
  test(`only the text of ${name} is printed`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const around of ['banner', 'contentinfo'] as const) await expect(page.getByRole(around)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
  });
}
