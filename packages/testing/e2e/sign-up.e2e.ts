import { expect, test } from '@playwright/test';
import { verifyPhone } from './accounts.ts';

test('a manager signs up by e-mail with a code from the phone, and is signed in after a reload', async ({ page }, {
  retry,
}) => {
  const email = `newcomer-${retry}@danji.test`;
  await page.goto('/');
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText(/동의/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await verifyPhone(page, `0104711001${retry}`);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('남궁가람');
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('abc');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('비밀번호는 6자 이상 입력해 주세요.')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(email);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('garam2026');
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill('garam2026');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: '남궁가람 님, 환영해요' })).toBeVisible();
  await page.getByRole('link', { name: '시작하기' }).click();
  await page.reload();
  await expect(page.getByText('남궁가람').first()).toBeVisible();
});

test('signs in by Kakao: a new user completes the sign-up, and is signed in directly later', async ({
  page,
  browser,
}) => {
  const person = '[name=person_id][value="4021000001"]';
  await page.goto('/login');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.locator(person).click();
  await expect(page).toHaveURL(/\/signup\/user/);
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await verifyPhone(page, '01047110020');
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: /환영해요/ })).toBeVisible();

  const later = await browser.newContext({ locale: 'ko-KR' });
  const again = await later.newPage();
  await again.goto('/login');
  await again.getByRole('button', { name: '카카오로 시작하기' }).click();
  await again.locator(person).click();
  await expect(again).toHaveURL(/:\d+\/$/);
  await expect(again.getByRole('button', { name: '로그인' })).toHaveCount(0);
  await later.close();
});

test('shows a message when the Kakao sign-in was cancelled', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '카카오로 시작하기' }).click();
  await page.locator('[name=cancel]').click();
  await expect(page.getByText('카카오 로그인을 취소했어요.')).toBeVisible();
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
