import { formatPoints } from '@danji/contracts/format/number';
import { expect, test, type Page } from '@playwright/test';
import { signInAs, signInByCall } from './accounts.ts';
import { listAxeViolations } from './axe.ts';
import { readOwnPoints } from './own-points.ts';
import { expectFits } from './screen-checks.ts';

const PHONE = { width: 390, height: 844 } as const;
const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: PHONE } as const;
const ANSWERER = 'user4@danji.test';
const REWARD = 500;

// Two people act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 120_000 });

/** Opens the notification of this sort about this post from the bell. */
async function openNotification(page: Page, sort: string, post: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /알림/ }).click();
  await page.getByRole('link').filter({ hasText: sort }).filter({ hasText: post }).click();
}

test('on a phone: a question with a reward, an answer to it, its acceptance, and the points of who answered', async ({
  page: asker,
  browser,
}, { retry }) => {
  const title = `여정 시험 정화조 청소 주기 ${retry + 1}`;
  await asker.setViewportSize(PHONE);
  await signInAs(asker, 'manager');
  const home = await browser.newContext(CONTEXT);
  const answerer = await home.newPage();
  await signInByCall(answerer, ANSWERER);
  const before = { asker: await readOwnPoints(asker), answerer: await readOwnPoints(answerer) };

  // The bar at the bottom has no room for the community: it is in the sheet of the last tab.
  await asker.goto('/support/notices');
  await asker.getByRole('navigation', { name: '하단 메뉴' }).getByRole('button', { name: '전체' }).click();
  await asker.getByRole('dialog', { name: '전체 메뉴' }).getByRole('link', { name: '커뮤니티' }).click();
  await asker.getByRole('link', { name: '글쓰기' }).click();
  await asker.getByRole('textbox', { name: /^제목/ }).fill(title);
  await asker.getByRole('textbox', { name: '내용' }).click();
  await asker.keyboard.type('300세대 단지인데 몇 달에 한 번 청소해야 하나요?');
  await asker.getByLabel('채택 보상').fill(String(REWARD));
  await expectFits(asker);
  await asker.getByRole('button', { name: '올리기' }).click();
  await expect(asker.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(asker).toHaveURL(/\/community\/posts\/[\w-]+$/);

  await answerer.goto('/community');
  await answerer.getByRole('link', { name: title }).click();
  await expect(answerer.getByText(`답변이 채택되면 ${formatPoints(REWARD)}를 받아요.`)).toBeVisible();
  await answerer.getByRole('button', { name: '답변 쓰기' }).click();
  await answerer.getByRole('textbox', { name: '답변' }).click();
  await answerer.keyboard.type('1년에 한 번 이상 해야 해요.');
  await answerer.getByRole('button', { name: '답변 올리기' }).click();
  await expect(answerer.getByText('1년에 한 번 이상 해야 해요.')).toBeVisible();
  await expectFits(answerer);

  await openNotification(asker, '새 답변이 달렸어요', title);
  await expect(asker.getByText('1년에 한 번 이상 해야 해요.')).toBeVisible();
  await asker.getByRole('button', { name: '채택하기' }).click();
  await asker.getByRole('alertdialog').getByRole('button', { name: '채택하기' }).click();
  await expect(asker.getByText('채택된 답변')).toBeVisible();
  await expectFits(asker);
  expect(await listAxeViolations(asker)).toEqual([]);
  await openNotification(answerer, '답변이 채택됐어요', title);
  await expect(answerer.getByText('채택된 답변')).toBeVisible();

  expect(await readOwnPoints(asker)).toBe(before.asker - REWARD);
  expect(await readOwnPoints(answerer)).toBe(before.answerer + REWARD);
  await home.close();
});
