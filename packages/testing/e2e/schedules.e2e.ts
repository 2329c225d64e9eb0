import { expect, test, type Browser, type Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { DEVICES, signInAs } from './accounts.ts';
import { expectFits, measureOverflow } from './screen-checks.ts';
import { addContract, addSpace, inDays, openSignedInPage } from './space-data.ts';

/** Creates a work space for one journey, so that journeys do not affect each other. */
async function openSpace(
  browser: Browser,
  viewport: { width: number; height: number },
  title: string,
): Promise<{ page: Page; path: string; add: (title: string, endsIn: number) => Promise<string> }> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport });
  const signedInPage = await openSignedInPage(await context.newPage(), 'manager');
  const spaceId = await addSpace(signedInPage, title);
  const path = `/workspace/${spaceId}`;
  return {
    page: signedInPage.page,
    path,
    /** Adds a contract that ends in `endsIn` days; resolves to its path. */
    add: async (contract, endsIn) => `${path}/schedules/${await addContract(signedInPage, spaceId, contract, endsIn)}`,
  };
}

/** Longest allowed name, in one word, since names of complexes are written without spaces. */
const LONG_NAME =
  '한국토지주택공사서울번동해모로광명역센트럴푸르지오아이파크더샵자이힐스테이트제일풍경채이편한세상래미';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

async function writeContract(page: Page, path: string, title: string, endsIn: number): Promise<void> {
  await page.goto(`${path}/schedules/new`);
  await field(page, '제목').fill(title);
  await page.getByRole('button', { name: /분류 선택/ }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill('저수조 청소');
  await picker.getByRole('checkbox', { name: /저수조 청소/ }).check();
  await picker.getByRole('button', { name: /적용/ }).click();
  await field(page, '시작일').fill(inDays(endsIn - 364));
  await field(page, '종료일').fill(inDays(endsIn));
  await field(page, '계약 업체').fill('맑은물환경');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const [name, viewport] of DEVICES) {
  test.describe(name, () => {
    test('names of the maximum length fit on every screen', async ({ browser }) => {
      const { page, path, add } = await openSpace(browser, viewport, LONG_NAME);
      await add(LONG_NAME, 40);
      for (const address of ['/', '/workspace', path, `${path}/members`, `${path}/schedules`]) {
        await page.goto(address);
        await expect(page.getByText(LONG_NAME).first()).toBeVisible();
        expect(await measureOverflow(page), address).toBe(0);
      }
      const row = await page.getByRole('row').filter({ hasText: LONG_NAME }).boundingBox();
      expect(row?.height).toBeLessThan(260);

      const operator = await browser.newPage({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport });
      await signInAs(operator, 'admin');
      await operator.goto('/admin/spaces');
      await expect(operator.getByText(LONG_NAME).first()).toBeVisible();
      await expectFits(operator);
      await operator.context().close();
    });

    test('a contract is created, found, completed, prepared for the next term, and its history is shown', async ({
      browser,
    }) => {
      const { page, path } = await openSpace(browser, viewport, `계약 여정 ${name}`);
      await page.goto(`${path}/schedules`);
      await expect(page.getByText('아직 일정이나 계약이 없어요')).toBeVisible();
      await writeContract(page, path, '저수조 청소 2026', 40);
      await expect(page.getByText('40일 남았어요')).toBeVisible();

      await page.getByRole('button', { name: '다음 계약 만들기' }).click();
      await expect(page).toHaveURL(/\/edit$/);
      await expect(field(page, '시작일')).toHaveValue(inDays(41));
      await field(page, '제목').fill('저수조 청소 2027');
      await field(page, '계약 금액').fill('4000000');
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '저수조 청소 2027' })).toBeVisible();
      await expect(page.getByText('비어 있음 → 4,000,000원')).toBeVisible();
      await page.getByRole('region', { name: '이전 계약' }).getByRole('link', { name: '저수조 청소 2026' }).click();
      await page.getByRole('button', { name: '완료로 바꾸기' }).click();
      await expect(page.getByText('완료한 일정이에요')).toBeVisible();

      await page.goto(`${path}/schedules`);
      await page.getByRole('button', { name: '3개월 이내 1' }).click();
      await expect(page).toHaveURL(/filter_range=1/);
      await expect(page.getByText('저수조 청소 2026').first()).toBeVisible();
      await expect(page.getByText('저수조 청소 2027')).toHaveCount(0);
      await page.getByRole('tab', { name: '달력' }).click();
      await expect(page.getByRole('button', { name: '다음 달' })).toBeVisible();
      await page.getByRole('tab', { name: '타임라인' }).click();
      await expect(page.getByRole('button', { name: /^저수조 청소 2026, / })).toBeVisible();
      await page.context().close();
    });

    test('a contract is deleted and restored', async ({ browser }) => {
      const { page, add } = await openSpace(browser, viewport, `삭제 여정 ${name}`);
      await page.goto(await add('지울 계약', 200));
      await page.getByRole('button', { name: '일정 관리' }).click();
      await page.getByRole('menuitem', { name: '삭제' }).click();
      await expect(page.getByText('아직 일정이나 계약이 없어요')).toBeVisible();
      await page.getByRole('button', { name: '되돌리기' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '지울 계약' })).toBeVisible();
      await page.context().close();
    });

    test('a sheet is validated line by line, its valid lines are imported, and the list can be exported as a sheet', async ({
      browser,
    }) => {
      const { page, path } = await openSpace(browser, viewport, `엑셀 여정 ${name}`);
      const sheet = await writeXlsxFile([
        ['종류', '분류', '제목', '종료일'],
        ['용역', '경비 용역', '경비', '2027-12-31'],
        ['식당', '', '모르는 종류', ''],
      ]).toBuffer();
      await page.goto(`${path}/schedules`);
      await page.getByRole('button', { name: '더보기' }).click();
      await page.getByRole('menuitem', { name: '엑셀에서 가져오기' }).click();
      const dialog = page.getByRole('dialog');
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: '양식 받기' }).click(),
      ]);
      expect(template.suggestedFilename()).toBe('일정·계약 양식.xlsx');
      await dialog.locator('input[type=file]').setInputFiles({
        name: '계약.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: sheet,
      });
      await expect(dialog.getByText('2줄 가운데 1줄을 가져올 수 있어요')).toBeVisible();
      await expect(dialog.getByText('3행 · 모르는 종류')).toBeVisible();
      await dialog.getByRole('button', { name: '1건 가져오기' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('경비', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: '더보기' }).click();
      const [exported] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '엑셀로 내보내기' }).click(),
      ]);
      expect(exported.suggestedFilename()).toMatch(/^일정·계약-\d{4}-\d{2}-\d{2}\.xlsx$/);
      await page.context().close();
    });

    test('when two users change one contract, both versions are shown and the chosen fields are saved', async ({
      browser,
    }) => {
      const { page, add } = await openSpace(browser, viewport, `함께 여정 ${name}`);
      const address = await add('함께 고칠 계약', 100);
      const other = await page.context().newPage();
      await other.goto(`${address}/edit`);
      await expect(field(other, '제목')).toHaveValue('함께 고칠 계약');
      await page.goto(`${address}/edit`);
      await field(page, '계약 업체').fill('먼저 업체');
      await field(page, '제목').fill('먼저 제목');
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '먼저 제목' })).toBeVisible();
      await field(other, '제목').fill('나중 제목');
      await other.getByRole('button', { name: '저장', exact: true }).click();
      const dialog = other.getByRole('dialog', { name: '다른 창에서 먼저 고쳤어요' });
      await expect(dialog.getByRole('region', { name: '제목' })).toContainText('둘 다 고쳤어요');
      await dialog.getByRole('button', { name: '고른 내용으로 저장' }).click();
      await expect(other.getByRole('heading', { level: 1, name: '나중 제목' })).toBeVisible();
      await expect(other.getByText('먼저 업체', { exact: true })).toBeVisible();
      await page.context().close();
    });

    test('a calendar link is created, read without signing in, and revoked', async ({ browser, request }) => {
      const { page, path, add } = await openSpace(browser, viewport, `캘린더 여정 ${name}`);
      await add('캘린더에 보일 계약', 50);
      await page.goto(`${path}/schedules`);
      await page.getByRole('button', { name: '더보기' }).click();
      await page.getByRole('menuitem', { name: '캘린더에서 보기' }).click();
      await page.getByRole('button', { name: '링크 만들기' }).click();
      const address = await page.getByLabel('캘린더 링크').inputValue();
      expect(await (await request.get(address)).text()).toContain('SUMMARY:종료: 캘린더에 보일 계약');
      await page.getByRole('button', { name: '링크 없애기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '없애기' }).click();
      await expect(page.getByText('아직 캘린더 링크가 없어요.')).toBeVisible();
      expect((await request.get(address)).status()).toBe(404);
      await page.context().close();
    });
  });
}
