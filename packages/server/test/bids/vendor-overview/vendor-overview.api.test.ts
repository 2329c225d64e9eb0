import { beforeEach, expect, test } from '@jest/globals';
import { replyToEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { ComplianceDocumentKind, ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { getVendorOverview } from '@danji/contracts/bids/vendor-overview.endpoints';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { create as createAdvertisement, transitionTo } from '../../site/advertisements/advertisement-fixture.ts';
import { approve, makeItem } from '../company-items/company-item-fixture.ts';
import { decide, makeComplianceDocument } from '../compliance-documents/compliance-document-fixture.ts';

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  brand = await testServer().create.brand();
  staff = await testServer().create.staff();
});

const overview = async ({ token }: TestAccount) => (await call(getVendorOverview, { token })).data;

/** Evaluations of the brand, the later ones older, directly in the database. */
async function evaluate(master: TestAccount, count: number): Promise<number[]> {
  const { db, clock } = testServer();
  const space = await db
    .insertInto('work_space')
    .values({
      title: '한빛마을',
      apt_code: '',
      building_name: '',
      address1: '',
      address2: '',
      tel: '',
      amenities: '[]',
      master_user_id: master.id,
      created: clock.now(),
      updated: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(clock.now().getTime() - (index + 1) * 60_000);
    return {
      brand_id: brand.id,
      schedule_id: null,
      space_id: space.id,
      user_id: master.id,
      job_grade: 2 as const,
      category2: 104,
      professionalism: 10,
      time_management: 8,
      communication: 8,
      safety_cleanliness: 8,
      cost_efficiency: 6,
      comment: `평가 ${index + 1}`,
      reply: null,
      hidden: index === 4 ? at : null,
      hide_reason: index === 4 ? '욕설' : null,
      created: at,
      updated: at,
    };
  });
  const made = await db.insertInto('brand_evaluation').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

test('a new vendor has nothing yet', async () => {
  expect(await overview(brand)).toEqual({
    brand_status_type: EditState.DONE,
    reject_reason: null,
    company_items: { count: 0, rows: [] },
    evaluations: { count: 0, stars: 0, unanswered: 0, rows: [] },
    advertisements: { count: 0, impressions: 0, clicks: 0, rows: [] },
    documents: { count: 0, rows: [] },
  });
});

test('what needs the vendor comes first, and nothing of another vendor is in it', async () => {
  const { db, clock } = testServer();
  const waiting = await makeItem(brand, { title: '기다리는 소개' });
  await approve(staff, await makeItem(brand, { title: '승인된 소개' }));
  const ids = await evaluate(await testServer().create.general(), 6);
  await call(replyToEvaluation, { token: brand.token, params: { id: ids[0] ?? 0 }, body: { reply: '고마워요.' } });
  const running = (await createAdvertisement(brand.token)).data;
  await transitionTo(staff.token, running.id, { state: AdvertisementState.RUNNING });
  await createAdvertisement(brand.token, { title: '심사 중인 광고' });
  const today = toBusinessDate(clock.now());
  await db
    .insertInto('advertisement_count')
    .values([
      { advertisement_id: running.id, day: today, impressions: 10, clicks: 2 },
      { advertisement_id: running.id, day: addDays(today, -29), impressions: 5, clicks: 1 },
      { advertisement_id: running.id, day: addDays(today, -30), impressions: 100, clicks: 100 },
    ])
    .execute();
  const { INSURANCE } = ComplianceDocumentKind;
  await makeComplianceDocument(brand, { title: '면허' });
  await makeComplianceDocument(brand, { title: '보험', kind: INSURANCE, expiry_date: addDays(today, 9) });
  const refused = await makeComplianceDocument(brand, { title: '반려' });
  await decide(staff, refused, ComplianceDocumentState.REFUSED, '흐려요.');

  const found = await overview(brand);
  expect(found.company_items.rows.map(({ title }) => title)).toEqual([waiting.title, '승인된 소개']);
  expect(found.evaluations).toMatchObject({ count: 5, stars: 4, unanswered: 4 });
  expect(found.evaluations.rows.map(({ comment }) => comment)).toEqual(['평가 2', '평가 3', '평가 4', '평가 6']);
  expect(found.advertisements).toMatchObject({ count: 2, impressions: 15, clicks: 3 });
  expect(found.advertisements.rows[0]).toMatchObject({ id: running.id, paid: null });
  expect(found.documents.count).toBe(3);
  expect(found.documents.rows.map(({ title }) => title)).toEqual(['반려', '보험', '면허']);

  const other = await overview(await testServer().create.brand());
  expect([
    other.company_items.count,
    other.evaluations.count,
    other.advertisements.count,
    other.documents.count,
  ]).toEqual([0, 0, 0, 0]);
  expect((await call(getVendorOverview, { token: staff.token })).status).toBe(403);
});
