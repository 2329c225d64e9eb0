import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './people.ts';
import { VISITS } from './visits.ts';

/** What tells instead of asks (visits, impressions, the health of releases), the stream of events, and files. */
const isOther = (method: string, path: string): boolean =>
  (method === 'POST' && /\/(visit|health|advertisement_\w*)\//.test(path)) || /\/(files|events)\//.test(path);
const SETTLE_MS = 1500;
const ANSWERS = /<script type="application\/json" id="danji-answers"[^>]*>(.*?)<\/script>/s;

const toKey = (path: string, search: URLSearchParams): string => {
  search.sort();
  return `${path}?${search}`;
};

/** Calls that arrive in the page's own time, with the answers that came with it, or without them. */
async function visit(page: Page, path: string, withAnswers: boolean): Promise<{ named: string[]; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isOther(request.method(), pathname)) asked.push(toKey(pathname, searchParams));
  });
  let named: string[] = [];
  await page.route(
    (url) => url.pathname === new URL(path, 'http://page').pathname,
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      named = (JSON.parse(ANSWERS.exec(html)?.[1] ?? '[]') as [path: string, query: Record<string, string>][]).map(
        ([call, query]) => toKey(call, new URLSearchParams(query)),
      );
      await route.fulfill({ response: answer, body: withAnswers ? html : html.replace(ANSWERS, '') });
    },
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForTimeout(SETTLE_MS);
  return { named, asked };
}

/** The shell's own screens of visitors come written, with what they show. */
const ofRemotes = (path: string): boolean => path.startsWith('/support/') || path.startsWith('/search?');

for (const { who, paths } of VISITS) {
  test(`every screen of ${who} begins with the answers of its page, and asks for none of them again`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    // What a service worker asks for cannot be looked into on its way.
    const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block' });
    if (who !== 'nobody') await signInAs(await context.newPage(), who);
    for (const path of who === 'nobody' ? paths.filter(ofRemotes) : paths) {
      const [first, bare] = [await context.newPage(), await context.newPage()];
      const { named, asked } = await visit(first, path, true);
      expect
        .soft(
          named.filter((call) => asked.includes(call)),
          `${path} asks again`,
        )
        .toEqual([]);
      expect.soft(named.length, `${path} brings nothing`).toBeGreaterThan(0);
      // What is named and never asked for costs the server for nothing: reads.ts is not what the screen does any more.
      const without = await visit(bare, path, false);
      expect
        .soft(
          named.filter((call) => !without.asked.includes(call)),
          `${path} does not ask for what is named`,
        )
        .toEqual([]);
      await Promise.all([first.close(), bare.close()]);
    }
    await context.close();
  });
}

test('nothing of a member is in the page after signing out, back button or not, nor in the next member’s', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/notifications');
  await expect(page.getByText(/초대했어요/).first()).toBeVisible();
  // What came with the page does not stay in the document.
  await expect(page.locator('#danji-answers')).toHaveCount(0);
  await page.goto('/me');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
  // The step back would break off a page that is still on its way.
  await page.waitForLoadState();
  await page.goBack();
  await page.waitForTimeout(1000);
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, 'brand');
  const answer = await page.goto('/notifications');
  expect(await answer?.text()).not.toMatch(/초대했어요/);
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
});
