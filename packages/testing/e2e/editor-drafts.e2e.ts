import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { doc, p } from './editor/nodes.ts';
import { openStage, select } from './editor/stage-page.ts';

const readDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stage.draft') ?? 'null') as unknown);

test.describe('drafts', () => {
  test('text typed before a crash is stored', async ({ context }) => {
    const page = await context.newPage();
    await page.clock.install();
    await openStage(page, doc(p('가')), 'draft');
    await select(page, [[0, 0], 1]);
    await page.keyboard.type('b');
    await page.clock.runFor(3500);
    const session = await context.newCDPSession(page);
    // `Page.crash` never gets a response.
    await Promise.all([
      page.waitForEvent('crash'),
      Promise.race([session.send('Page.crash'), page.waitForEvent('crash')]),
    ]);
    const next = await context.newPage();
    await next.goto(`${E2E.stage}/?draft`);
    expect(await readDraft(next)).toEqual(doc(p('가b')));
  });

  test('a forced reload right after typing keeps the draft', async ({ page }) => {
    await openStage(page, doc(p('가')), 'draft');
    await select(page, [[0, 0], 1]);
    await page.keyboard.type('b');
    await page.reload();
    expect(await readDraft(page)).toEqual(doc(p('가b')));
  });
});
