import { expect, test as fresh, type Page } from '@playwright/test';
import { doc, h, li, p, text, ul } from './editor/nodes.ts';
import { expectDocument, openStage, readDocument, select, textOf, toolbarOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const announcement = (page: Page) => page.locator('[data-announcements]');

test('Alt+F10 moves the focus to the toolbar, arrows move within it, Escape returns to the same selection', async ({
  page,
}) => {
  await openStage(page, doc(p('가나다')));
  await select(page, [[0, 0], 1], [[0, 0], 2]);
  await page.keyboard.press('Alt+F10');
  const focused = toolbarOf(page).locator('button:focus');
  await expect(focused).toHaveAccessibleName(/되돌리기/);
  for (let step = 0; step < 30 && (await focused.getAttribute('aria-label')) !== '굵게'; step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(announcement(page)).toContainText('굵게 켬');
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName('서식 지우기');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/되돌리기/);
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('x');
  await expectDocument(page, doc(p('가', text('x', { bold: true }), '다')));
});

test('the toolbar is one tab stop', async ({ page }) => {
  await openStage(page, doc(p('가')));
  await page.getByRole('heading', { level: 1 }).click();
  const stops: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName ?? null,
      ),
    );
  }
  expect(stops).toEqual(['BUTTON', 'textbox', 'BUTTON']);
});

const SHORTCUTS = [
  ['Control+b', p(text('가나', { bold: true }))],
  ['Control+i', p(text('가나', { italic: true }))],
  ['Control+u', p(text('가나', { underline: true }))],
  ['Control+Shift+X', p(text('가나', { strike: true }))],
  ['Control+Alt+1', h(1, '가나')],
  ['Control+Alt+2', h(2, '가나')],
  ['Control+Alt+3', h(3, '가나')],
  ['Control+Alt+0', p('가나')],
  ['Control+Shift+Digit8', ul(li('가나'))],
  ['Control+Shift+Digit7', { ...ul(li('가나')), type: 'numbered-list' as const }],
] as const;
for (const [keys, block] of SHORTCUTS) {
  test(`${keys} has the same effect as its tool`, async ({ page }) => {
    await openStage(page, doc(p('가나')));
    await select(page, [[0, 0], 0], [[0, 0], 2]);
    await page.keyboard.press(keys);
    await expect.poll(() => readDocument(page)).toEqual(doc(block));
  });
}

fresh('a pause of half a second begins a new step of undo', async ({ page }) => {
  await page.clock.install();
  await openStage(page, doc(p('')));
  await select(page, [[0, 0], 0]);
  await page.keyboard.type('abc');
  await page.clock.runFor(700);
  await page.keyboard.type('def');
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('abc')));
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('')));
  await page.keyboard.press('Control+y');
  await expectDocument(page, doc(p('abc')));
});
