import { expect, type Page, test } from '@playwright/test';
import { DEVICES } from './accounts.ts';
import {
  closeOpenAward,
  findByOperator,
  makeContract,
  offerByCalls,
  publishNotice,
  readAndOffer,
  VENDOR,
} from './bid-steps.ts';
import { addSpace, openSignedInPage } from './space-data.ts';

const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;

// Several people act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 240_000 });

for (const [device, viewport] of DEVICES) {
  test(`on a ${device}: a manager publishes a bid, an invited vendor reads and offers, the master opens and awards, the contract is in the work space, an operator sees it`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const openPage = async (): Promise<Page> => (await browser.newContext({ ...CONTEXT, viewport })).newPage();
    const office = await openSignedInPage(page, 'manager');
    const [vendor, operator] = [
      await openSignedInPage(await openPage(), 'brand'),
      await openSignedInPage(await openPage(), 'admin'),
    ];
    const others = await openPage();
    // Its own name at every run: after a failed run the second one finds nothing of it.
    const title = `저수조 청소 ${device} ${Date.now().toString(36)}`;

    const spaceId = await addSpace(office, title);
    const id = await publishNotice(page, spaceId, title);
    await readAndOffer(vendor.page, id, title);
    await offerByCalls(others, id);
    await closeOpenAward(page);
    await expect(page.getByRole('main')).toContainText(VENDOR);
    await makeContract(page, id, spaceId);
    await findByOperator(operator.page, title);
    await vendor.page.goto('/');
    await expect(vendor.page.getByRole('region', { name: '내 제안' })).toContainText('선정');
    await Promise.all([vendor.page, operator.page, others].map((each) => each.context().close()));
  });
}
