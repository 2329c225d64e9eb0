import { beforeEach, expect, test } from '@jest/globals';
import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import { createCommunityBan } from '@danji/contracts/community/community-ban.endpoints';
import { appealReview, getOwnReview } from '@danji/contracts/community/report.endpoints';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { listProductQuestions } from '@danji/contracts/shop/product-question.endpoints';
import {
  listProductReviews,
  listStaffReviews,
  updateStaffReview,
} from '@danji/contracts/shop/product-review.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { createReporters, decide, firstCase, hideByReports, report } from '../../community/reports/report-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { ask } from '../questions/question-fixture.ts';
import { review } from './review-fixture.ts';

const { REVIEW, QUESTION } = ReportedKind;
let staff: TestAccount;
let author: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  const { create, reset } = testServer();
  await reset();
  [staff, author] = [await create.staff(), await create.general()];
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const reviews = async (account?: TestAccount) =>
  (await call(listProductReviews, { query: { code: 'FS-001' }, ...(account && { token: account.token }) })).data
    .results;
const ids = async () =>
  (await call(listProductQuestions, { query: { code: 'FS-001' } })).data.results.map(({ id }) => id);
const told = async () => (await listNotified(author.token)).map(({ title }) => title);
const pointsOf = async () =>
  (
    await testServer()
      .db.selectFrom('review_reward')
      .where('user_id', '=', author.id)
      .select('is_given')
      .executeTakeFirst()
  )?.is_given;

test('three members hide a review at once; its points go when an operator hides it for good, and come back with it', async () => {
  const { clock, create, db, platform } = testServer();
  const none = { point_signup: 0, point_referral: 0, point_referred: 0, limit_price_user: 0, limit_price_day: 0 };
  await call(savePointSet, { token: (await create.admin()).token, body: { ...none, point_review_text: 500 } });
  const { id } = await review(author, product);
  expect(await pointsOf()).toBe(true);
  const [first] = await createReporters(1);
  if (!first) throw new Error('unreachable');
  expect((await report(author, id, { kind: REVIEW })).problem.title).toBe('내가 쓴 후기는 신고할 수 없어요.');
  expect((await report(first, id, { kind: REVIEW })).status).toBe(200);
  expect((await report(first, id, { kind: REVIEW })).problem.title).toBe('이미 신고한 후기예요.');
  const [line] = (await call(listReviewCases, { token: staff.token, query: { kind: REVIEW } })).data.results;
  expect(line).toMatchObject({ excerpt: '튼튼해요', reports: 1, is_hidden: false });
  await hideByReports(id, { kind: REVIEW });
  expect([await reviews(), await pointsOf()]).toEqual([[], true]);
  expect(await reviews(author)).toMatchObject([{ is_hidden: true }]);

  // An operator shows it in the list of reviews, without a look at the reports.
  const [row] = (await call(listStaffReviews, { token: staff.token })).data.results;
  const shown = { is_hidden: false, updated: row?.updated ?? '' };
  await call(updateStaffReview, { token: staff.token, params: { id }, body: shown });
  clock.advance(1);
  const seen = await firstCase(staff);
  expect(seen).toMatchObject({ kind: REVIEW, text: '튼튼해요', product_code: 'FS-001', post_nano_id: null });
  const ban = { period: 1, reason: ReportReason.ABUSE } as const;
  const banned = await call(createCommunityBan, { token: staff.token, body: { case_id: seen.nano_id, ...ban } });
  expect(banned.problem.code).toBe('invalid_transition');
  await decide(staff, seen, { state: ReviewState.REMOVED, reason: ReportReason.ABUSE });
  expect([await reviews(), await pointsOf()]).toEqual([[], false]);
  expect(await told()).toEqual(expect.arrayContaining(['후기가 검토 중이에요', '후기가 가려졌어요']));

  const named = { kind: REVIEW, object_id: id };
  expect((await call(getOwnReview, { token: author.token, query: named })).data).toMatchObject({ state: 2, reason: 2 });
  await call(appealReview, { token: author.token, body: { ...named, content: '정말 그랬어요.' } });
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  expect([(await reviews()).length, await pointsOf()]).toEqual([1, true]);
  expect((await call(getOwnReview, { token: author.token, query: named })).status).toBe(404);
  const contributor = platform.contributions.of(personalData).get('product_reviews');
  await contributor?.erase?.(db, author as never, clock.now());
  expect(await db.selectFrom('review_case').select(['excerpt', 'appeal']).execute()).toEqual([
    { excerpt: '', appeal: null },
  ]);
});

test('an open question is reported and hidden like a review; a secret one is not there for others', async () => {
  const secret = await ask(author, { is_secret: true });
  const open = await ask(author, { title: '연락 주세요' });
  const [reporter] = await createReporters(1);
  if (!reporter) throw new Error('unreachable');
  expect((await report(reporter, secret.id, { kind: QUESTION })).status).toBe(404);
  expect((await report(author, open.id, { kind: QUESTION })).problem.title).toBe(
    '내가 쓴 상품 질문은 신고할 수 없어요.',
  );
  await hideByReports(open.id, { kind: QUESTION });
  expect(await ids()).toEqual([secret.id]);
  expect(await told()).toEqual(['상품 질문이 검토 중이에요']);
  const seen = await firstCase(staff);
  expect(seen).toMatchObject({ kind: QUESTION, excerpt: '연락 주세요', is_hidden: true });
  await decide(staff, seen, { state: ReviewState.DISMISSED });
  expect(await ids()).toEqual([open.id, secret.id]);
});
