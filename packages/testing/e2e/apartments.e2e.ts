import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { signInAs } from './people.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** What K-apt says of a complex from now on; without a code all changes are taken back. */
const tellKapt = async (page: Page, code?: string, fields: Record<string, unknown> = {}): Promise<void> =>
  void (await page.request.post(`${E2E.sandbox}/sandbox/kapt/change`, { data: code === undefined ? {} : { code, fields } }));

/** A complex of the sandbox that no work space stands for yet. */
async function findFree(page: Page, words: string): Promise<string> {
  await page.goto(`/workspace/new?search=${encodeURIComponent(words)}`);
  const choose = page.getByRole('button', { name: / 선택$/ }).first();
  await expect(choose).toBeVisible();
  const name = ((await choose.getAttribute('aria-label')) ?? '').replace(/ 선택$/, '');
  await choose.click();
  return name;
}

for (const [device, viewport, words] of [['a phone', PHONE, '수성구'], ['a desktop', DESKTOP, '유성구']] as const) {
  test(`on ${device}: a complex is found in K-apt and becomes a work space, and its facts are fetched again`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    const name = await findFree(page, words);
    await expect(page.getByRole('region', { name: '채워질 단지 정보' })).toContainText(name);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    await page.getByLabel('워크스페이스 이름').fill(`${name} 여정 ${device === 'a phone' ? '휴대폰' : '컴퓨터'}`);
    await page.getByRole('button', { name: '이 단지로 만들기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} 여정`) })).toBeVisible();

    await tellKapt(page, code, { kaptdaCnt: '4321' });
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}/facts`);
    await page.getByRole('button', { name: 'K-apt에서 다시 가져오기' }).click();
    const dialog = page.getByRole('dialog', { name: 'K-apt에서 다시 가져오기' });
    await expect(dialog.getByText('K-apt 4,321세대')).toBeVisible();
    await dialog.getByRole('button', { name: /개 항목 가져오기/ }).click();
    await expect(page.getByRole('textbox', { name: '세대 수' })).toHaveValue('4,321');
    await tellKapt(page);
  });
}

test('a complex that has a work space leads to it', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/workspace/new?search=한빛마을3단지');
  await expect(page.getByText('워크스페이스 있음')).toBeVisible();
});

test('the members screen says what each role may do, and invites by mobile number', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, 'manager');
  await page.goto('/workspace/1/members');
  await expect(page.getByRole('region', { name: '역할마다 할 수 있는 일' })).toBeVisible();
  await page.getByRole('button', { name: '멤버 초대' }).click();
  const dialog = page.getByRole('dialog', { name: '멤버 초대' });
  await dialog.getByRole('tab', { name: '휴대폰 번호' }).click();
  await dialog.getByLabel('휴대폰 번호').fill('01000000000');
  await dialog.getByRole('button', { name: '초대 보내기' }).click();
  await expect(dialog.getByLabel('휴대폰 번호')).toHaveAttribute('aria-invalid', 'true');
});

test('an operator fetches a complex, changes it, and sees what changed', async ({ page }) => {
  await signInAs(page, 'staff');
  await page.goto('/admin/apartments?search=해운대구');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: '가져오기' }).click();
  await expect(page.getByText('K-apt에서 가져왔어요')).toBeVisible();
  await page.getByLabel('시공사').fill('여정건설');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText('여정건설');
  await page.goto('/admin/spaces');
  await page.getByRole('row', { name: /한빛마을 3단지/ }).click();
  await expect(page.getByRole('region', { name: '단지 정보' })).toContainText('1,204세대');
});
