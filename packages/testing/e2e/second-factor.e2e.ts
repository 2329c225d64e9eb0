import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import { expect, type Page, test } from '@playwright/test';
import { toOtp } from '@danji/testing/authenticator';
import { DEVICES, signInAs } from './accounts.ts';
import { advanceClock } from './server-clock.ts';

const PASSWORD = 'four plain words here';

/** Moves the server's clock to the next code of the app, and returns that code. */
const nextOtp = async (page: Page, secret: string): Promise<string> => toOtp(secret, await advanceClock(page, 30));

async function createOperator(page: Page, email: string): Promise<void> {
  const token = await signInAs(page, 'admin');
  const response = await page.request.post(saveStaff.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { email, name: '오정민', password: PASSWORD, staff_type: 1 },
  });
  expect(response.status(), await response.text()).toBe(200);
  // An open page would notice that its session is gone, and navigate.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Types e-mail address and password on the sign-in of operators; the address is remembered from the second time on. */
async function typeCredentials(page: Page, email: string, isKnown = true): Promise<void> {
  await page.goto('/login/staff');
  if (isKnown) await expect(page.getByLabel('이메일')).toHaveValue(email);
  else await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/me');
  await page.getByRole('button', { name: '로그아웃', exact: true }).last().click();
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
}

for (const [device, viewport] of DEVICES) {
  test(`an operator sets the second factor up and signs in with a code, then with a recovery code (${device})`, async ({
    page,
  }, { retry }) => {
    await page.setViewportSize(viewport);
    const email = `operator-${device}-${retry}@danji.test`;
    await createOperator(page, email);
    await typeCredentials(page, email, false);
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto('/me');
    const section = page.getByRole('region', { name: '2단계 인증' });
    await section.getByRole('button', { name: '설정' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: '다음' }).click();
    await expect(dialog.locator('svg').filter({ hasText: 'QR 코드' })).toBeVisible();
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const secret = (key ?? '').replaceAll(' ', '');
    await dialog.locator('input[name=otp]').fill(await nextOtp(page, secret));
    await dialog.getByRole('button', { name: '2단계 인증 켜기' }).click();
    const list = dialog.getByRole('region', { name: '복구 코드' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const codes = await list.allTextContents();
    await dialog.getByRole('button', { name: '보관했어요' }).click();
    await expect(section.getByText(/남은 복구 코드 10개/)).toBeVisible();

    await signOut(page);
    await typeCredentials(page, email);
    await page.locator('input[name=otp]').fill(await nextOtp(page, secret));
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await signOut(page);
    await typeCredentials(page, email);
    await page.getByRole('button', { name: /복구 코드로/ }).click();
    await page.locator('input[name=otp]').fill(codes[0] ?? '');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/me');
    await expect(section.getByText(/남은 복구 코드 9개/)).toBeVisible();
  });
}
