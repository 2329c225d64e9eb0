import { expect, test } from '@playwright/test';
import { DEVICES, signInByCall } from './accounts.ts';
import { expectGoodOnDevices } from './screen-checks.ts';

const PASSWORD = 'danji1234';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** Demo accounts that no other journey signs in, one for each attempt. */
const OWNERS = ['user15@danji.test', 'user16@danji.test'];
const [[, PHONE], [, DESKTOP]] = DEVICES;

// Three windows act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 150_000 });

test('an owner signs another device out and changes the e-mail address, by which that device signs in and goes on with its form; a sign-out reaches every tab', async ({
  page,
  browser,
}, { retry }) => {
  const before = OWNERS[retry] ?? '';
  const after = `changed-${retry}@danji.test`;
  const typed = '쓰던 단지';
  await page.setViewportSize(PHONE);
  await signInByCall(page, before);
  const elsewhere = await browser.newContext({ locale: 'ko-KR', userAgent: TABLET, viewport: DESKTOP });
  const tablet = await elsewhere.newPage();
  await signInByCall(tablet, before);
  await tablet.goto('/workspace/new?by=hand');
  await tablet.getByLabel('워크스페이스 이름').fill(typed);

  await page.goto('/me');
  await page.getByRole('button', { name: 'iPhone·iPad · Safari 로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '기기 로그아웃' }).click();
  await expect(page.getByText('그 기기에서 로그아웃했어요.')).toBeVisible();
  await expect(page.getByText('iPhone·iPad · Safari')).toHaveCount(0);
  // It learns of it by its next call.
  await tablet.getByRole('button', { name: '만들기', exact: true }).click();
  await tablet.getByRole('main').getByRole('link', { name: '로그인' }).click();

  await page.getByRole('button', { name: '이메일 변경' }).click();
  const dialog = page.getByRole('dialog', { name: '이메일 변경' });
  await expectGoodOnDevices(page);
  await dialog.locator('input[name=current_password]').fill(PASSWORD);
  await dialog.getByLabel('새 이메일').fill(after);
  await dialog.getByRole('button', { name: '이메일 변경' }).click();
  await expect(page.getByText(after)).toBeVisible();

  await tablet.getByLabel('이메일').fill(after);
  await tablet.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await tablet.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(tablet).toHaveURL(/\/workspace\/new\?by=hand$/);
  await expect(tablet.getByLabel('워크스페이스 이름')).toHaveValue(typed);
  await elsewhere.close();

  const tab = await page.context().newPage();
  await tab.goto('/workspace');
  await expect(tab.getByRole('button', { name: /알림/ }).first()).toBeVisible();
  await page
    .getByRole('region', { name: '로그인', exact: true })
    .getByRole('button', { name: '로그아웃', exact: true })
    .click();
  const signInLink = tab.getByRole('main').getByRole('link', { name: '로그인' });
  await expect(signInLink).toHaveAttribute('href', '/login?return_to=%2Fworkspace', { timeout: 15_000 });
});
