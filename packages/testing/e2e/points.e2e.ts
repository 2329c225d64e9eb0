import type { Session } from '@danji/contracts/accounts/session';
import { formatPoints } from '@danji/contracts/format/number';
import { expect, test, type Page } from '@playwright/test';
import { DEVICES, signInAs, verifyPhone } from './accounts.ts';
import { ownPoints, readOwnPoints } from './own-points.ts';
import { expectFits } from './screen-checks.ts';

const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;
/** The recommender is the manager of the demo data. */
const REF_CODE = 'USER0000';
const PASSWORD = 'garam2026';
const COUPON = '모닝빈 아메리카노 (HOT)';
const PRICE = 4_500;
const GIFT = 5_000;
/** The points of a sign-up on each device; each attempt adds one, so that there is always something to save. */
const SIGN_UP_POINTS = { phone: 1_200, desktop: 1_300 } as const;

/** An ADMIN states what a sign-up brings; resolves to what the recommender and the new member get besides. */
async function setSignUpPoints(page: Page, points: number): Promise<{ recommender: number; newcomer: number }> {
  await signInAs(page, 'admin');
  await page.goto('/admin/points/settings');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^가입 적립/).fill(String(points));
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('포인트 설정을 저장했어요. 지금부터 적용돼요.')).toBeVisible();
  await expectFits(page);
  const read = async (name: RegExp) => Number((await field(name).inputValue()).replaceAll(',', ''));
  return { recommender: await read(/^추천인 적립/), newcomer: points + (await read(/^피추천인 적립/)) };
}

async function signUpWithCode(page: Page, email: string, tel: string): Promise<void> {
  await page.goto(`/?ref=${REF_CODE}`);
  await page.goto('/signup/user');
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await verifyPhone(page, tel);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByLabel('이메일').fill(email);
  await expect(page.getByRole('textbox', { name: /추천 코드/ })).toHaveValue(REF_CODE);
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('남궁가람빛나리');
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill(PASSWORD);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: /환영해요/ })).toBeVisible();
}

/** Gives points to the account of an e-mail address by hand, as an operator. */
async function givePoints(operator: Page, email: string): Promise<void> {
  const headers = { 'x-danji-client': 'web', authorization: `Bearer ${await signInAs(operator, 'staff')}` };
  const found = await operator.request.get(`/api/users/user_general_list/?${new URLSearchParams({ search: email })}`, {
    headers,
  });
  expect(found.status(), await found.text()).toBe(200);
  const [member] = ((await found.json()) as { results: Session['user'][] }).results;
  const data = { user_id: member?.id, point: GIFT, description: '이벤트 당첨' };
  const given = await operator.request.post('/api/points/point_history/', { headers, data });
  expect(given.status(), await given.text()).toBe(200);
}

/** Applies for the coupon; resolves to the address of the application. */
async function apply(page: Page): Promise<string> {
  await page.getByRole('link', { name: '상품권', exact: true }).click();
  await page.getByRole('link', { name: COUPON }).click();
  await expect(page.getByRole('heading', { level: 1, name: COUPON })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: `${formatPoints(PRICE)}로 신청` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청' }).click();
  await expect(page).toHaveURL(/\/points\/applications\/\d+$/);
  return new URL(page.url()).pathname;
}

// Three people act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 150_000 });

for (const [device, viewport] of DEVICES) {
  test(`on a ${device}: a sign-up with a code, points of both sides, an exchange that an operator approves, the voucher again by message, its refund`, async ({
    page,
    browser,
  }, { retry }) => {
    await page.setViewportSize(viewport);
    const office = await browser.newContext({ ...CONTEXT, viewport });
    const operator = await office.newPage();
    const home = await browser.newContext({ ...CONTEXT, viewport });
    const recommender = await home.newPage();
    const rewards = await setSignUpPoints(operator, SIGN_UP_POINTS[device] + retry);
    await signInAs(recommender, 'manager');
    const before = await readOwnPoints(recommender);

    // An attempt that failed half-way has left its account behind.
    const email = `points-${device}-${retry}@danji.test`;
    await signUpWithCode(page, email, `010471100${device === 'phone' ? 3 : 4}${retry}`);
    expect(await readOwnPoints(page)).toBe(rewards.newcomer);
    await expectFits(page);
    await expect(ownPoints(recommender)).toHaveText(formatPoints(before + rewards.recommender), { timeout: 15_000 });

    // Open screens show by live events what a sign-up or an operator gives.
    await givePoints(operator, email);
    const whole = rewards.newcomer + GIFT;
    await expect(ownPoints(page)).toHaveText(formatPoints(whole), { timeout: 15_000 });
    if (device === 'desktop')
      await expect(page.getByRole('banner').getByRole('link', { name: `포인트 ${formatPoints(whole)}` })).toBeVisible();

    const application = await apply(page);
    await expect(ownPoints(page)).toHaveText(formatPoints(whole - PRICE));
    await operator.goto(application.replace('/points/applications', '/admin/coupon-applications'));
    await operator.getByRole('button', { name: '승인하고 발급' }).click();
    const voucher = page.getByRole('region', { name: '상품권' });
    await expect(voucher.getByRole('img', { name: '상품권 바코드' })).toBeVisible({ timeout: 20_000 });
    await expect(voucher.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible();
    await expectFits(page);

    await voucher.getByRole('button', { name: '문자 다시 받기 (3번 남음)' }).click();
    await expect(voucher.getByRole('button', { name: '문자 다시 받기 (2번 남음)' })).toBeVisible();
    await page.getByRole('button', { name: '환불', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '환불' }).click();
    await expect(page.getByText('환불 완료')).toBeVisible({ timeout: 15_000 });
    await expect(ownPoints(page)).toHaveText(formatPoints(whole));
    await page.getByRole('link', { name: '내역', exact: true }).click();
    await expect(page.getByRole('link', { name: `${COUPON} 환불` })).toHaveAttribute('href', application);
    await expectFits(page);
    await Promise.all([office.close(), home.close()]);
  });
}
