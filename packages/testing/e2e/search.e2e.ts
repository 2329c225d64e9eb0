import { switchWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { expect, test } from '@playwright/test';
import { signInAs } from './accounts.ts';

/** `waited`: how long the first loading section has been loading, ms. */
type Frame = { waited: number; isEarly: boolean; shown: string };
/** Max time that later sections wait for an earlier one, ms (SearchPage). */
const TIMEOUT_MS = 700;
/** Sections that a manager gets, from top to bottom. */
const KINDS = [
  '바로가기',
  '워크스페이스',
  '워크스페이스 화면',
  '멤버',
  '일정·계약',
  'AI 문서',
  '요청',
  '입찰공고',
  '업체',
  '상품',
  '커뮤니티',
  '공지사항',
];

/** Records for every frame whether a section is visible below one that is still loading, and the visible text. */
const watchSections = () => {
  const frames: Frame[] = [];
  Object.assign(globalThis, { frames });
  let since: number | undefined;
  const record = (at: number) => {
    const sections = [...document.querySelectorAll('[data-search-results] > *')];
    const first = sections.findIndex((section) => section.matches('[aria-busy], :has(> [aria-busy])'));
    const seen = sections.filter(
      (section) => section.getBoundingClientRect().height > 0 && section.checkVisibility({ visibilityProperty: true }),
    );
    since = first >= 0 ? (since ?? at) : undefined;
    frames.push({
      waited: since === undefined ? 0 : at - since,
      isEarly: first >= 0 && seen.some((section) => sections.indexOf(section) > first),
      shown: seen.map((section) => section.textContent).join(),
    });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
};

test.beforeEach(async ({ page }) => {
  const token = await signInAs(page, 'manager');
  // Other journeys have made work spaces of their own, and the last one is the current one.
  const current = { headers: { authorization: `Bearer ${token}` }, data: { space_id: 1 } };
  expect((await page.request.post(switchWorkSpace.path, current)).status()).toBe(200);
  await page.goto('/search');
});

const search = (page: Parameters<typeof signInAs>[0], words = '점검') =>
  page.getByRole('searchbox', { name: /찾기/ }).fill(words);
const framesOf = (page: Parameters<typeof signInAs>[0]) =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

test('sections of the search appear in order, and none is moved by a later response', async ({ page }) => {
  await page.route('**/api/apts/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
  await page.evaluate(watchSections);
  await search(page, '단지');
  await expect(page.getByText(/^검색 결과 \d+건$/)).toBeAttached();
  await expect(page.locator('[data-search-results] [aria-busy]')).toHaveCount(0);
  const frames = await framesOf(page);
  expect(frames.some(({ waited }) => waited > 0)).toBe(true);
  expect(frames.filter(({ isEarly, waited }) => isEarly && waited < TIMEOUT_MS - 100)).toEqual([]);
  const found = await page.locator('[data-search-results]').getByRole('heading').allTextContents();
  expect(found).toEqual(KINDS.filter((kind) => found.includes(kind)));
  expect(found).toEqual(expect.arrayContaining(['워크스페이스', '일정·계약', '요청', '공지사항']));
});

test('a manager finds a contract, a document and a request by their content', async ({ page }) => {
  await search(page, '승강기');
  for (const kind of ['AI 문서', '요청'])
    await expect(page.getByRole('region', { name: kind }).getByRole('link').first()).toBeVisible();
  await page
    .getByRole('region', { name: '일정·계약' })
    .getByRole('link', { name: /^승강기 유지관리/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '승강기 유지관리' })).toBeVisible();
});

test('loaded sections are shown after a moment, however long an earlier section takes', async ({ page }) => {
  await page.route('**/api/apts/**', () => undefined);
  await page.evaluate(watchSections);
  await search(page);
  await expect(page.getByRole('link', { name: /점검/ }).first()).toBeVisible({ timeout: 5000 });
  expect((await framesOf(page)).some(({ isEarly }) => isEarly)).toBe(true);
});
