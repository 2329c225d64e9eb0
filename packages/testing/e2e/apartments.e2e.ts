import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { DEVICES, signInAs } from './accounts.ts';

/** Changes the data of a complex in the sandbox’s K-apt; without a code all changes are reverted. */
const changeKapt = async (page: Page, code?: string, fields: Record<string, unknown> = {}): Promise<void> =>
  void (await page.request.post(`${E2E.sandbox}/sandbox/kapt/change`, {
    data: code === undefined ? {} : { code, fields },
  }));

/** Chooses a complex of the sandbox in a sigungu that has no work space yet; resolves to its name. */
async function chooseComplex(page: Page, sigungu: string): Promise<string> {
  await page.goto('/workspace/new');
  await page.getByRole('button', { name: '지역 전체' }).click();
  const sheet = page.getByRole('dialog', { name: '지역 선택' });
  await sheet.getByRole('searchbox').fill(sigungu);
  await sheet.getByRole('checkbox', { name: new RegExp(sigungu) }).check();
  await sheet.getByRole('button', { name: '1개 적용' }).click();
  const choose = page.getByRole('button', { name: / 선택$/ }).first();
  await expect(choose).toBeVisible();
  const name = ((await choose.getAttribute('aria-label')) ?? '').replace(/ 선택$/, '');
  await choose.click();
  return name;
}

/** Each device creates its work space in another region and opens another complex. */
const REGIONS = {
  phone: { sigungu: '화성시', listed: '해운대구' },
  desktop: { sigungu: '덕양구', listed: '강서구' },
} as const;

for (const [device, viewport] of DEVICES) {
  const { sigungu, listed } = REGIONS[device];
  test(`on a ${device}: a complex is found in K-apt and becomes a work space, and its data is fetched again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    const name = await chooseComplex(page, sigungu);
    await expect(page.getByRole('region', { name: '채워질 단지 정보' })).toContainText(name);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    await page.getByLabel('워크스페이스 이름').fill(`${name} 여정 ${device === 'phone' ? '휴대폰' : '컴퓨터'}`);
    await page.getByRole('button', { name: '이 단지로 만들기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} 여정`) })).toBeVisible();

    await changeKapt(page, code, { kaptdaCnt: '4321' });
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}/facts`);
    await page.getByRole('button', { name: 'K-apt에서 다시 가져오기' }).click();
    const dialog = page.getByRole('dialog', { name: 'K-apt에서 다시 가져오기' });
    await expect(dialog.getByText('K-apt 4,321세대')).toBeVisible();
    await dialog.getByRole('button', { name: /개 항목 가져오기/ }).click();
    await expect(page.getByRole('textbox', { name: '세대수' })).toHaveValue('4,321');
    await changeKapt(page);
  });

  test(`on a ${device}: an operator fetches a complex, changes it, and sees what changed`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'staff');
    await page.goto(`/admin/apartments?search=${listed}`);
    await page
      .getByRole('link', { name: new RegExp(listed) })
      .first()
      .click();
    await page.getByRole('button', { name: '가져오기' }).click();
    await expect(page.getByText('K-apt에서 가져왔어요')).toBeVisible();
    await page.getByLabel('시공사').fill(`여정건설 ${device}`);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText(`여정건설 ${device}`);
    await page.goto('/admin/spaces');
    await page
      .getByRole('link', { name: /한빛마을 3단지/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: '단지 정보' })).toContainText('1,204세대');
  });
}

test('a complex that has a work space is marked as such', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/workspace/new?search=한빛마을3단지');
  await expect(page.getByText('워크스페이스 있음')).toBeVisible();
});
