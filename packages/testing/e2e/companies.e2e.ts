import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { test } from '@playwright/test';
import { DEVICES, signInAs } from './accounts.ts';
import { approve, mend, openQueued, refuse, SECTOR, writeItem } from './company-steps.ts';
import { buyPlan, changePublic, evaluate, findCompany, followLink } from './company-visitor-steps.ts';
import { addContract, addSpace } from './space-data.ts';

const CONTEXT = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' } as const;
/** The plan that the brand asks for: on the second device a higher one, because the first has begun by then. */
const PLANS = { phone: BrandPlan.S_STANDARD_PLUS, desktop: BrandPlan.P_STANDARD } as const;

// Four people act in turn; a busy machine needs longer for the same steps.
test.describe.configure({ timeout: 480_000 });

for (const [device, viewport] of DEVICES) {
  test(`on a ${device}: a vendor presents itself, an operator refuses and approves, a manager finds, keeps and evaluates it, a change waits, the short link, a plan`, async ({
    page: brand,
    browser,
  }) => {
    await brand.setViewportSize(viewport);
    const contexts = await Promise.all(Array.from({ length: 3 }, () => browser.newContext({ ...CONTEXT, viewport })));
    const [operator, manager, visitor] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!operator || !manager || !visitor) throw new Error('A page is missing');
    await signInAs(operator, 'admin');
    const access = await signInAs(manager, 'manager');
    // Its own name at every run: after a failed run the second one finds nothing of it.
    const title = `저수조 청소 ${device} ${Date.now().toString(36)}`;

    const id = await writeItem(brand, title);
    await refuse(operator, title);
    await mend(brand, title);
    await openQueued(operator, title);
    await approve(operator, title);

    const brandId = await findCompany(manager, title);
    const spaceId = await addSpace({ page: manager, access }, title);
    const scheduleId = await addContract({ page: manager, access }, spaceId, SECTOR, 100, brandId);
    await evaluate(manager, brand, `/workspace/${spaceId}/schedules/${scheduleId}`, brandId, `${title}, 깔끔해요.`);

    await changePublic(brand, operator, manager, id, title);
    await followLink(brand, visitor, id);
    await buyPlan(brand, operator, PLANS[device]);
    await Promise.all(contexts.map((context) => context.close()));
  });
}
