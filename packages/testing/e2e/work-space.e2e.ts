import { expect, test, type Browser, type Page } from '@playwright/test';
import { formatTel } from '@danji/contracts/format/tel';
import { DEVICES, readLink, signIn, signInAs, verifyPhone } from './accounts.ts';
import { expectReadableWhenLarge } from './large-text.ts';
import { listAxeViolations } from './axe.ts';
import { expectFits } from './screen-checks.ts';

const PASSWORD = 'raon2026';
const NAMES = { phone: '황보라온', desktop: '선우가온' } as const;
type Guest = { email: string; name: string; tel: string };

/** A new user for each device and attempt. */
const createGuest = (device: keyof typeof NAMES, attempt: number): Guest => ({
  email: `invited-${device}-${attempt}@danji.test`,
  name: NAMES[device],
  tel: `010471100${device === 'phone' ? 5 : 6}${attempt}`,
});

/** Demo accounts that are not members of a new work space. */
const APPLICANTS = {
  phone: { email: 'user21@danji.test', password: 'danji1234' },
  desktop: { email: 'user22@danji.test', password: 'danji1234' },
} as const;

async function openAs(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport });
  return context.newPage();
}

/** Expects that what is shown breaks no rule of accessibility and fits the width of the device. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await listAxeViolations(page)).toEqual([]);
  await expectFits(page);
}

/** Signs up by a link to the form, and comes back to where the link was. */
async function signUp(page: Page, { email, name, tel }: Guest): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await verifyPhone(page, tel);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('textbox', { name: '이름', exact: true }).fill(name);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill(PASSWORD);
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.getByRole('link', { name: '시작하기' }).click();
}

/** Creates a work space by hand; resolves to its path. */
async function createSpace(page: Page, title: string): Promise<string> {
  await page.goto('/workspace/new?by=hand');
  await page.getByLabel('워크스페이스 이름').fill(title);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const [device, viewport] of DEVICES) {
  test(`on a ${device}: a manager creates a work space and invites somebody without an account, who signs up by the link and joins`, async ({
    page,
    browser,
  }, { retry }) => {
    const guest = createGuest(device, retry);
    const title = `여정 시험 아파트 관리사무소 ${device} ${retry}`;
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    await createSpace(page, title);
    await page.getByRole('link', { name: '멤버' }).first().click();
    await expect(page.getByRole('region', { name: '역할마다 할 수 있는 일' })).toBeVisible();
    await page.getByRole('button', { name: '초대' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('이메일').fill('nobody-like-that');
    await dialog.getByRole('button', { name: '초대 보내기' }).click();
    await expect(dialog.getByLabel('이메일')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('tab', { name: '휴대폰 번호' }).click();
    await dialog.getByLabel('휴대폰 번호').fill(guest.tel);
    await dialog.getByRole('button', { name: '초대 보내기' }).click();
    // The name stays hidden until the invitation is accepted.
    await expect(page.getByText(formatTel(guest.tel)).first()).toBeVisible();
    await expect(page.getByText(guest.name)).toHaveCount(0);

    const link = await readLink(page.request, guest.tel);
    const sent = page.getByRole('dialog', { name: '초대했어요' });
    await expect(sent.getByLabel('초대 링크')).toHaveValue(link);
    await sent.getByRole('button', { name: '닫기' }).click();

    const invited = await openAs(browser, viewport);
    await invited.goto(link);
    await expect(invited.getByRole('heading', { level: 1, name: `'${title}'에 초대받았어요` })).toBeVisible();
    await expectAccessible(invited);
    await expectReadableWhenLarge(invited);
    await signUp(invited, guest);
    await invited.getByRole('button', { name: '수락' }).click();
    await expect(invited.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // The list of the manager, which is still open, shows who has come.
    await expect(page.getByText(guest.name).first()).toBeVisible({ timeout: 15_000 });
    // The page does not reveal that a work space exists of which the user is no member.
    await invited.goto('/workspace/1');
    await expect(invited.getByText('워크스페이스를 찾을 수 없어요')).toBeVisible();
    await invited.context().close();
  });

  test(`on a ${device}: a user asks to join, is accepted, becomes the master, and loses access at once when removed`, async ({
    page,
    browser,
  }, { retry }) => {
    test.setTimeout(120_000);
    const title = `여정 참여 요청 단지 ${device} ${retry}`;
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    const path = await createSpace(page, title);

    const applicant = await openAs(browser, viewport);
    await signIn(applicant, '/login', APPLICANTS[device].email, APPLICANTS[device].password);
    await applicant.goto(`/workspace/find?search=${encodeURIComponent(title)}`);
    await applicant.getByRole('button', { name: `${title} 참여 요청` }).click();
    const request = applicant.getByRole('dialog', { name: `'${title}'에 참여 요청` });
    await request.getByLabel('인사말').fill('101동에 살아요.');
    await request.getByLabel('동', { exact: true }).fill('101');
    await request.getByRole('button', { name: '참여 요청' }).click();
    await expect(applicant.getByText('답을 기다리는 중')).toBeVisible();

    // The first screen shows the request and links to the members.
    await page.goto(path);
    await page
      .getByRole('link', { name: /참여 요청/ })
      .first()
      .click();
    const accept = page.getByRole('button', { name: / 님의 참여 요청 수락$/ });
    const name = ((await accept.getAttribute('aria-label')) ?? '').replace(' 님의 참여 요청 수락', '');
    await expect(page.getByText('101동 · 101동에 살아요.').first()).toBeVisible();
    await accept.click();
    await page.getByRole('dialog').getByRole('button', { name: '수락' }).click();
    await expect(page.getByText(`${name} 님이 함께하게 되었어요`)).toBeVisible();
    // A resident reads what the complex is, and no contracts.
    await applicant.goto(path);
    await expect(applicant.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await applicant.goto(`${path}/schedules`);
    await expect(applicant.getByText('입주민은 볼 수 없는 화면이에요')).toBeVisible();

    const manage = async (item: string, confirm: string) => {
      await page.getByRole('button', { name: `${name} 님 관리` }).click();
      await page.getByRole('menuitem', { name: item }).click();
      const button = page.getByRole('alertdialog').getByRole('button', { name: confirm });
      await expect(button).toBeVisible();
      await expectAccessible(page);
      await button.click();
    };
    await manage('대표 관리자 넘기기', '넘기기');
    await expect(page.getByText(`${name} 님이 대표 관리자가 되었어요`)).toBeVisible();
    await applicant.goto(`${path}/members`);
    await expect(applicant.getByRole('button', { name: '멤버 초대' })).toBeVisible();

    // The role is handed back, so that the applicant can be removed.
    await applicant.getByRole('button', { name: '정유진 님 관리' }).click();
    await applicant.getByRole('menuitem', { name: '대표 관리자 넘기기' }).click();
    await applicant.getByRole('alertdialog').getByRole('button', { name: '넘기기' }).click();
    await expect(applicant.getByText('정유진 님이 대표 관리자가 되었어요')).toBeVisible();
    await page.reload();
    await manage('내보내기', '내보내기');
    await expect(page.getByText(`${name} 님을 내보냈어요`)).toBeVisible();
    await applicant.goto(path);
    await expect(applicant.getByText('워크스페이스를 찾을 수 없어요')).toBeVisible();
    await applicant.context().close();
  });

  test(`on a ${device}: a master who is alone leaves by archiving, restores the work space, deletes it and takes that back`, async ({
    page,
  }, { retry }) => {
    const title = `여정 닫는 단지 ${device} ${retry}`;
    await page.setViewportSize(viewport);
    await signInAs(page, 'manager');
    const path = await createSpace(page, title);
    const confirm = async (question: string, answer: string) => {
      const dialog = page.getByRole('alertdialog', { name: `'${title}' 워크스페이스를 ${question}` });
      await expect(dialog.getByText(/인수인계 자료/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: answer }).click();
    };
    await page.goto(`${path}/members`);
    await page.getByRole('button', { name: '정유진 님 관리' }).click();
    await page.getByRole('menuitem', { name: '나가기' }).click();
    await confirm('보관할까요?', '보관');
    await expect(page).toHaveURL('/workspace');
    const closed = page.getByRole('article', { name: title });
    await closed.getByRole('link', { name: title }).click();
    await expect(page.getByText('보관한 워크스페이스예요')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '되살리기' }).click();
    await expect(page.getByRole('link', { name: '변경 이력' })).toBeVisible();

    await page.goto(`${path}/hand-over`);
    await page.getByRole('button', { name: '삭제' }).click();
    await confirm('삭제할까요?', '삭제');
    await expect(page).toHaveURL('/workspace');
    await expect(closed.getByText(/에 모두 지워져요/)).toBeVisible();
    await closed.getByRole('button', { name: '되살리기' }).click();
    await expect(closed).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}
