import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { waitUntilIdle } from './page-idle.ts';
import { doc, p } from './editor/nodes.ts';
import { expectDocument, openStage, select, textOf } from './editor/stage-page.ts';

const offer = (page: Page) => page.getByText('작성하던 내용이 있어요. 이어서 쓸까요?');

test.describe('drafts', () => {
  test('text typed before a crash is offered and restored', async ({ context }) => {
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
    await expect(offer(next)).toBeVisible();
    await next.getByRole('button', { name: '이어서 쓰기' }).click();
    await expect(offer(next)).toHaveCount(0);
    await expectDocument(next, doc(p('가b')));
  });

  test('a forced reload right after typing keeps the draft, and a discarded draft does not come back', async ({
    page,
  }) => {
    await openStage(page, doc(p('가')), 'draft');
    await select(page, [[0, 0], 1]);
    await page.keyboard.type('b');
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: '버리기' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(textOf(page)).toBeVisible();
    await waitUntilIdle(page);
    await expect(offer(page)).toHaveCount(0);
  });
});
