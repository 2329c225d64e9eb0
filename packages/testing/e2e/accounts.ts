import { UserType, type UserTypeCode } from '@danji/contracts/codes/user-codes';
import type { Session } from '@danji/contracts/accounts/session';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';

/** Sign-in page and account type of each demo account. */
const SIGN_IN = {
  manager: { path: '/login', userType: UserType.GENERAL },
  brand: { path: '/login/brand', userType: UserType.BRAND },
  admin: { path: '/login/staff', userType: UserType.STAFF },
  staff: { path: '/login/staff', userType: UserType.STAFF },
} as const;
export type DemoAccount = keyof typeof SIGN_IN;
export const DEMO_ACCOUNTS = Object.keys(SIGN_IN) as readonly DemoAccount[];
const DEMO_PASSWORD = 'danji1234';
const emailOf = (who: DemoAccount): string => `${who}@danji.test`;

/** Viewports in which every journey of a manager is run. */
export const DEVICES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const;

/**
 * Signs the browser of a page in as a demo account by one call, without opening a page; resolves to the access token.
 */
export const signInAs = (page: Page, who: DemoAccount): Promise<string> =>
  signInByCall(page, emailOf(who), SIGN_IN[who].userType);

/** The same as another account of the demo data, a member unless said otherwise. */
export async function signInByCall(
  page: Page,
  email: string,
  user_type: UserTypeCode = UserType.GENERAL,
): Promise<string> {
  const response = await page.request.post('/api/users/login/', {
    headers: { 'x-danji-client': 'web' },
    data: { email, password: DEMO_PASSWORD, user_type },
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as Session).access;
}

/** Signs in as a demo account on its sign-in screen. */
export const signInByForm = (page: Page, who: DemoAccount): Promise<void> =>
  signIn(page, SIGN_IN[who].path, emailOf(who), DEMO_PASSWORD);

export async function signIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Reads the newest code that the sandbox has sent to a phone number. */
async function readCode(request: APIRequestContext, tel: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = (await (await request.get(`${E2E.sandbox}/sandbox/sms.json?to=${tel}`)).json()) as {
      content: string;
    }[];
    code = /\[(\d{6})\]/.exec(messages[0]?.content ?? '')?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** Reads the newest address of this app that the sandbox has sent to a phone number. */
export async function readLink(request: APIRequestContext, tel: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const messages = (await (await request.get(`${E2E.sandbox}/sandbox/sms.json?to=${tel}`)).json()) as {
      content: string;
    }[];
    link = messages[0]?.content.split('\n').find((line) => line.startsWith(E2E.web));
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

/** Verifies a phone number on the current step of a form. */
export async function verifyPhone(page: Page, tel: string): Promise<void> {
  await page.getByLabel('휴대폰 번호').fill(tel);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호', { exact: true }).fill(await readCode(page.request, tel));
  await page.getByRole('button', { name: '확인', exact: true }).click();
  // The next step is closed until the server has answered.
  await expect(page.getByText('인증했어요')).toBeVisible();
}
