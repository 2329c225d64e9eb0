import { expect, test } from '@playwright/test';
import { signIn, signInAs, verifyPhone } from './people.ts';

const GUEST = { email: 'invited@danji.test', name: '황보라온', tel: '01047110003', password: 'raon2026' };

test('a manager makes a work space and invites somebody, who hears of it at once and joins', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const guest = await context.newPage();
  await guest.goto('/signup/user');
  await guest.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await guest.getByRole('button', { name: '다음' }).click();
  await verifyPhone(guest, GUEST.tel);
  await guest.getByRole('button', { name: '다음' }).click();
  await guest.getByLabel('이메일').fill(GUEST.email);
  await guest.getByRole('textbox', { name: '이름', exact: true }).fill(GUEST.name);
  await guest.getByRole('textbox', { name: '비밀번호', exact: true }).fill(GUEST.password);
  await guest.getByRole('textbox', { name: '비밀번호 확인' }).fill(GUEST.password);
  await guest.getByRole('button', { name: '가입하기' }).click();
  await guest.getByRole('link', { name: '시작하기' }).click();

  await signInAs(page, 'manager');
  await page.goto('/workspace/new?by=hand');
  await page.getByLabel('워크스페이스 이름').fill('여정 시험 아파트 관리사무소');
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await page.getByRole('link', { name: '멤버' }).first().click();
  await page.getByRole('button', { name: '초대' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('이메일').fill('nobody-like-that@danji.test');
  await dialog.getByRole('button', { name: '초대 보내기' }).click();
  await expect(dialog.getByLabel('이메일')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('이메일').fill(GUEST.email);
  await dialog.getByRole('button', { name: '초대 보내기' }).click();
  await expect(page.getByText(GUEST.name).first()).toBeVisible();

  await expect(guest.getByRole('button', { name: /알림 \d/ }).first()).toBeVisible({ timeout: 15_000 });
  await guest.goto('/workspace');
  const invitation = guest.getByRole('article', { name: /여정 시험 아파트 관리사무소 초대/ });
  await invitation.getByRole('button', { name: '수락' }).click();
  await expect(invitation).toHaveCount(0);
  await expect(guest.getByText('여정 시험 아파트 관리사무소').first()).toBeVisible();
  await context.close();
});

test('somebody without a part in a work space is not even told that it exists', async ({ page }) => {
  await signIn(page, '/login', GUEST.email, GUEST.password);
  await page.goto('/workspace/1');
  await expect(page.getByText('워크스페이스를 찾을 수 없어요')).toBeVisible();
});
