import { expect } from '@playwright/test';
import { doc, p, text } from './editor/nodes.ts';
import { openStage, readDocument, select, textOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const BLOCKS = 900;
const words = (index: number) => `${index}번째 문단이에요`;
const long = doc(...Array.from({ length: BLOCKS }, (_, index) => p(words(index))));

test('a long text can be edited before all of it is rendered, and the End key renders the rest at once', async ({
  page,
}) => {
  await openStage(page, long);
  await select(page, [[0, 0], 0]);
  await page.keyboard.type('가');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('끝');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  const written = doc(p(`가${words(0)}`), ...long.children.slice(1, -1), p(`${words(BLOCKS - 1)}끝`));
  await expect.poll(() => readDocument(page)).toEqual(written);
  await expect(textOf(page).getByText(`${words(BLOCKS - 1)}끝`)).toBeInViewport();
});

test('the first frame of a long text does not wait until all of it is rendered', async ({ page }) => {
  await openStage(page, doc(p('짧은 글')));
  const isFirstAlone = await page.evaluate(
    (document) =>
      new Promise<boolean>((resolve) => {
        const drawn = new MutationObserver(() => {
          if (!globalThis.document.querySelector('[data-slate-chunk]')) return;
          drawn.disconnect();
          resolve(globalThis.document.querySelector('[data-pending]') !== null);
        });
        drawn.observe(globalThis.document.body, { subtree: true, childList: true });
        globalThis.stage.show(document);
      }),
    long,
  );
  expect(isFirstAlone).toBe(true);
});

test('all of a long text is rendered in the end without any input', async ({ page }) => {
  await openStage(page, long);
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(textOf(page).locator('p')).toHaveCount(BLOCKS);
});

test('selected text outside of the viewport is formatted, copied, shown when scrolled to, and rendered again when the selection ends', async ({
  page,
}) => {
  await openStage(page, long);
  await select(page, [[0, 0], 0]);
  await page.keyboard.press('Control+a');
  await expect.poll(() => page.locator('[data-still]').count()).toBeGreaterThan(10);
  await page.keyboard.press('Control+b');
  const bold = doc(...Array.from({ length: BLOCKS }, (_, index) => p(text(words(index), { bold: true }))));
  await expect.poll(() => readDocument(page)).toEqual(bold);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 9000);
  await expect
    .poll(() =>
      textOf(page)
        .locator('p')
        .evaluateAll((all) =>
          all.some(
            (one) =>
              one.checkVisibility({ contentVisibilityAuto: true }) &&
              one.getBoundingClientRect().top > 0 &&
              one.getBoundingClientRect().bottom < innerHeight,
          ),
        ),
    )
    .toBe(true);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-still]')).toHaveCount(0);
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await readDocument(page)).children.length).toBeGreaterThanOrEqual(2 * BLOCKS - 1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => readDocument(page)).toEqual(long);
});
