import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { type Browser, type Page, test } from '@playwright/test';
import { DEVICES, signInAs } from './accounts.ts';
import { addApproved, approveByCall, mend, refuse, SECTOR, writeItem } from './company-steps.ts';
import { buyPlan, changePublic, evaluate, findCompany, followLink } from './company-visitor-steps.ts';
import { addContract, addSpace, openSignedInPage } from './space-data.ts';

const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;
const [[, PHONE], [, DESKTOP]] = DEVICES;

/** Opens a browser for another account. */
const openPage = async (browser: Browser, viewport: (typeof DEVICES)[number][1]): Promise<Page> =>
  (await browser.newContext({ ...CONTEXT, viewport })).newPage();
/** Its own name at every run: after a failed run the second one finds nothing of it. */
const toTitle = (device: string): string => `저수조 청소 ${device} ${Date.now().toString(36)}`;

// Several people act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 240_000 });

// The steps of a vendor and an operator are shown on one device each; every screen of both is visited at all widths.
test('on a phone: a vendor presents itself, an operator refuses it, it is mended, a manager finds, keeps and evaluates it', async ({
  page: brand,
  browser,
}) => {
  await brand.setViewportSize(PHONE);
  await signInAs(brand, 'brand');
  const operator = await openSignedInPage(await openPage(browser, PHONE), 'admin');
  const manager = await openSignedInPage(await openPage(browser, PHONE), 'manager');
  const title = toTitle('phone');

  const id = await writeItem(brand, title);
  await refuse(operator.page, title);
  await mend(brand, title);
  await approveByCall(operator, id);

  const brandId = await findCompany(manager.page, title);
  const spaceId = await addSpace(manager, title);
  const scheduleId = await addContract(manager, spaceId, SECTOR, 100, brandId);
  await evaluate(manager.page, `/workspace/${spaceId}/schedules/${scheduleId}`, brandId, `${title}, 깔끔해요.`);
  await Promise.all([operator, manager].map(({ page }) => page.context().close()));
});

test('on a desktop: a change of a public company waits for an operator, its short link is followed, a plan is bought', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const brand = await openSignedInPage(page, 'brand');
  const operator = await openSignedInPage(await openPage(browser, DESKTOP), 'admin');
  const visitor = await openPage(browser, DESKTOP);
  const title = toTitle('desktop');

  const id = await addApproved(brand, operator, title);
  await changePublic(page, operator.page, visitor, id, title);
  await followLink(page, visitor, id);
  await buyPlan(page, operator.page, BrandPlan.S_STANDARD_PLUS);
  await Promise.all([operator.page, visitor].map((each) => each.context().close()));
});
