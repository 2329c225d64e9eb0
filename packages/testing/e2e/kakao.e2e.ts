import { expect, test, type Page } from '@playwright/test';
import { DEVICES } from './accounts.ts';
import { expectGoodOnDevices } from './screen-checks.ts';

const PASSWORD = 'danji1234';

/** Demo accounts that no other journey signs in, one for each attempt. */
const OWNERS = ['user23@danji.test', 'user24@danji.test'];
const [[, PHONE], [, DESKTOP]] = DEVICES;

/** Picks a Kakao account that this browser has not used yet, with an e-mail address that Kakao has verified. */
async function pickNewAtKakao(page: Page, nickname: string, email: string): Promise<void> {
  await page.getByText('새로운 계정으로 로그인').click();
  await page.getByLabel('별명').fill(nickname);
  await page.getByLabel('이메일 (선택)').fill(email);
  await page.getByRole('button', { name: '계정을 만들고 로그인' }).click();
}

const pickAtKakao = (page: Page, nickname: string): Promise<void> =>
  page.getByRole('button').filter({ hasText: nickname }).click();

// Kakao's page and ours take turns; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 150_000 });

test(`who has an account is asked first and links Kakao by the password; the account page ends the link and makes another one`, async ({
  page,
}, { retry }) => {
  const owner = OWNERS[retry] ?? '';
  const nickname = `김하늘 ${retry}`;
  await page.setViewportSize(PHONE);
  await page.goto('/login?return_to=%2Fme');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await pickNewAtKakao(page, nickname, owner);
  await expect(page.getByText('카카오에 등록한 이메일로 가입한 계정이 있어요.')).toBeVisible();
  await expectGoodOnDevices(page);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: '카카오 연결' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await page.getByRole('button', { name: '카카오 연결 해제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click();
  await expect(page.getByText('카카오 연결을 해제했어요.')).toBeVisible();

  await page.getByRole('button', { name: '카카오 연결', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '카카오 연결' });
  await expectGoodOnDevices(page);
  await dialog.locator('input[name=current_password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: '카카오로 이동' }).click();
  await pickAtKakao(page, nickname);
  await expect(page.getByText('카카오를 연결했어요. 이제 카카오로도 로그인할 수 있어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '카카오 연결 해제' })).toBeVisible();
});

test(`a vendor's unfinished sign-up by Kakao goes on as that of a vendor, where it was left`, async ({ page }, {
  retry,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/login/brand');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  const nickname = `업체 ${retry}`;
  await pickNewAtKakao(page, nickname, `vendor-${retry}@kakao.test`);
  await expect(page.getByRole('heading', { level: 1, name: '가입을 마쳐 주세요' })).toBeVisible();
  await expect(page).toHaveURL(/\/signup\/brand/);
  await expectGoodOnDevices(page);
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByLabel('휴대폰 번호')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login/brand');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await pickAtKakao(page, nickname);
  await expect(page).toHaveURL(/\/signup\/brand/);
});
