import { setTimeout as wait } from 'node:timers/promises';
import {
  deleteAiDocument,
  listAiDocumentVersions,
  updateAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import { createAiPrompt } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { createApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import {
  createWorkspaceExportLink,
  listWorkspaceExports,
  startWorkspaceExport,
} from '@danji/contracts/workspace/workspace-export.endpoints';
import { getInvitationLink } from '@danji/contracts/workspace/invitation.endpoints';
import { createScheduleFeed } from '@danji/contracts/workspace/schedule-feed.endpoints';
import { deleteWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { answerWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { deleteWorkMember, updateWorkMember, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { ReferralState } from '@danji/contracts/points/referral';
import { createCustomRecommendRelation } from '@danji/contracts/points/recommend-staff.endpoints';
import { deleteFaq } from '@danji/contracts/community/faq-staff.endpoints';
import { deleteNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { createBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { deleteComplianceDocument } from '@danji/contracts/bids/compliance-document.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import { toDocument } from '@danji/contracts/documents/document-text';
import { deleteNotification } from '@danji/contracts/notifications/notification.endpoints';
import { insertReferral } from '@danji/server/points/referrals/referral.repository';
import { checkPoints } from '@danji/server/points/reconciliation/index';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { apply, makeCoupon, MESSAGE_GOOD, sendGift } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { settled } from '../points/coupons/coupon-fixture.ts';
import { create as createAdvertisement, transitionTo } from '../site/advertisements/advertisement-fixture.ts';
import { makeComplianceDocument } from '../bids/compliance-documents/compliance-document-fixture.ts';
import { makeBids, makeCompanyItems } from './bids-fixture.ts';
import { SCORES } from '../bids/evaluations/evaluation-fixture.ts';
import { makeDocument, resetDocuments, writeDocument } from '../workspace/ai-documents/document-fixture.ts';
import { resetComplexes } from '../workspace/apartment-info/complex-fixture.ts';
import {
  addMember,
  buildWorkSpaceFixture,
  makeSpace,
  type WorkSpaceFixture,
} from '../workspace/work-spaces/work-space-fixture.ts';
import { createSavedReply } from '@danji/contracts/community/saved-reply.endpoints';
import { makeInquiry } from '../community/inquiries/inquiry-fixture.ts';
import { makeFaq } from '../community/faq/faq-fixture.ts';
import { makeNotice, uploadFile, uploadPicture } from '../community/notices/notice-fixture.ts';
import { makePopup } from '../site/popups/popup-fixture.ts';
import { findRevision } from '../releases/releases/built-release.ts';
import { hostAll, uploaded } from '../releases/releases/channel-calls.ts';
import { makeSchedule } from '../workspace/schedules/schedule-fixture.ts';
import { announce } from '../site/system-documents/document-fixture.ts';
import { ask, toAnswer } from '../workspace/work-requests/work-request-fixture.ts';
import type { Role } from './roles.ts';
import { must } from './must.ts';
import { addDelivery, addPushDevice, notifyOf } from './notified.ts';
import { secret, SECRETS } from './secrets.ts';
import { makeShopScene } from './shop-scene.ts';
import { makeCommunityScene } from './community-scene.ts';
import { makeSuggestScene } from './suggest-scene.ts';

export type Scene = Awaited<ReturnType<typeof buildAccessFixture>>;

async function makeContents({ accounts, space }: WorkSpaceFixture) {
  const { token } = accounts.master;
  const current = await must(updateWorkSpace, {
    token,
    params: { id: space.id },
    body: { tel: '02-792-1234', apt_code: 'A90000001' },
  });
  const file = await uploadFile(token, `${secret('space')}.pdf`);
  const schedule = await makeSchedule(token, space.id, { title: secret('space', '계약'), file_ids: [file] });
  const deletedSchedule = await makeSchedule(token, space.id, { title: secret('space', '지운 계약') });
  await must(deleteWorkSchedule, { token, params: { id: deletedSchedule.id } });
  const feed = (await must(createScheduleFeed, { token, params: { id: space.id } })).secret_address ?? '';
  const request = await ask(accounts.member, space.id, { title: secret('space', '요청') });
  const answered = await ask(accounts.member, space.id, { title: secret('space', '답한 요청') });
  await must(answerWorkRequest, {
    token: accounts.staff.token,
    params: { id: answered.id },
    body: toAnswer(secret('space', '답')),
  });
  return { space: current, spaceFile: file, schedule, deletedSchedule, feed, request, answered };
}

/** Contracts with a brand: one that its manager has evaluated, and one that can be evaluated. */
async function makeContracts({ accounts, space }: WorkSpaceFixture) {
  const { token } = accounts.master;
  const given = { title: secret('space', '업체와 계약'), brand_id: accounts.brand.id };
  const evaluated = await makeSchedule(token, space.id, given);
  const contract = await makeSchedule(token, space.id, given);
  const body = { schedule_id: evaluated.id, ...SCORES, comment: '꼼꼼해요.' };
  const evaluation = await must(createBrandEvaluation, { token, body });
  const { id: planRequest } = await must(requestPlan, {
    token: accounts.brand.token,
    body: { plan: 1, times: 1, tax_email: 'tax@danji.test' },
  });
  return { contract, evaluation, planRequest };
}

async function makeDocuments({ accounts, space }: WorkSpaceFixture) {
  const { token } = accounts.master;
  const written = await writeDocument(accounts.master, space, { title: secret('document') });
  const document = await must(updateAiDocument, {
    token,
    params: { id: written.id },
    body: { content: toDocument(secret('document', '글')), updated: written.updated },
  });
  const versions = await must(listAiDocumentVersions, { token, query: { document_id: written.id } });
  const deletedDocument = await makeDocument(accounts.master, space, { title: secret('document', '지운 글') });
  await must(deleteAiDocument, { token, params: { id: deletedDocument.id } });
  return { document, version: versions.results[0]?.id ?? 0, deletedDocument };
}

async function makeExport({ accounts, space }: WorkSpaceFixture) {
  const { token } = accounts.master;
  const { id } = await must(startWorkspaceExport, { token, body: { space_id: space.id } });
  const query = { space_id: space.id };
  while ((await must(listWorkspaceExports, { token, query })).results[0]?.state !== WorkspaceExportState.DONE)
    await wait(20);
  const { url } = await must(createWorkspaceExportLink, { token, params: { id } });
  return { handOver: id, handOverToken: new URL(url, 'http://localhost').searchParams.get('t') ?? '' };
}

/** Records of one account: files that nothing uses, notifications, and a device that gets them. */
async function makeBelongings({ accounts: { member } }: WorkSpaceFixture) {
  const deletedNotification = await notifyOf(member, secret('personal', '지운 알림'));
  await must(deleteNotification, { token: member.token, body: { notification_id: deletedNotification } });
  return {
    notification: await notifyOf(member, secret('personal', '알림')),
    deletedNotification,
    pushDevice: await addPushDevice(member),
    delivery: await addDelivery(member),
    file: await uploadFile(member.token, `${secret('personal')}.pdf`),
    deletableFile: await uploadFile(member.token, '지울 파일.pdf'),
    picture: await uploadPicture(member.token),
  };
}

/**
 * Applications of a member: one that waits for operators, and vouchers that were issued by message and as a picture;
 * and a gift to another one.
 */
async function makeApplications(member: TestAccount, staff: TestAccount, receiver: TestAccount) {
  await givePoints(member.id, 100_000);
  const coupon = await makeCoupon({ application_type: ApplicationType.APPROVAL });
  const [message, picture] = [await makeCoupon({ goods_code: MESSAGE_GOOD }), await makeCoupon()];
  const application = (await apply(member, coupon.nano_id)).data;
  const issued = (await apply(member, message.nano_id)).data;
  const pictured = (await apply(member, picture.nano_id)).data;
  const { report } = await sendGift(staff, { couponId: message.id, lines: [[receiver.id]] });
  await settled();
  return { coupon, application, issued, pictured, gift: report.gift_id };
}

/** Questions with answers: a public one, a draft, and a deleted one. */
async function makeFaqs(token: string) {
  const deletedFaq = await makeFaq(token, { title: secret('operators', '지운 질문') });
  await must(deleteFaq, { token, params: { id: deletedFaq.nano_id } });
  const draftFaq = await makeFaq(token, { title: secret('operators'), board_status: BoardStatus.TEMP });
  return { faq: await makeFaq(token), draftFaq, deletedFaq };
}

/** Content that operators write, and requests of vendors to them. */
async function makePublished(staff: TestAccount, brand: TestAccount) {
  const { token } = staff;
  const draft = await makeNotice(token, { title: secret('operators'), board_status: BoardStatus.TEMP });
  const deletedNotice = await makeNotice(token, { title: secret('operators', '지운 공지') });
  await must(deleteNotice, { token, params: { id: deletedNotice.nano_id } });
  const prompt = await must(createAiPrompt, {
    token,
    body: { document_type: 1, ...toDefaultPrompt(1), note: secret('operators'), is_active: true },
  });
  const info = await must(createApartmentInfo, {
    token,
    body: { name: secret('operators', '명부'), code: 'A90000012' },
  });
  const { data: advertisement } = await createAdvertisement(brand.token, { title: secret('advertisement') });
  const { data: running } = await createAdvertisement(brand.token);
  await transitionTo(token, running.id, { state: AdvertisementState.RUNNING });
  return {
    draft,
    deletedNotice,
    notice: await makeNotice(token),
    ...(await makeFaqs(token)),
    popup: await makePopup(token),
    terms: (await announce(token)).data,
    prompt: prompt.id,
    info,
    advertisement: advertisement.id,
    runningAdvertisement: running.id,
  };
}

async function makeReleases() {
  const [, release = ''] = await hostAll('workspace', 2);
  return { release, uploadedRelease: (await uploaded('workspace')).release, revision: await findRevision() };
}

/** Documents of a vendor: one that waits for our staff, and a deleted one. */
async function makeComplianceDocuments(brand: TestAccount) {
  const complianceDocument = await makeComplianceDocument(brand, { title: secret('company', '서류') });
  const deletedComplianceDocument = await makeComplianceDocument(brand, { title: secret('company', '지운 서류') });
  await must(deleteComplianceDocument, { token: brand.token, params: { id: deletedComplianceDocument.id } });
  return { complianceDocument, deletedComplianceDocument };
}

/** Creates one of every object that calls name, and an account in every role. */
export async function buildAccessFixture() {
  // Other files of this worker may have left providers that fail.
  await resetComplexes();
  await resetDocuments();
  const { create, platform } = testServer();
  await platform.jobs.runNow(readVoucherGoods, {});
  const space = await buildWorkSpaceFixture();
  const { staff, brand, ...inSpace } = space.accounts;
  const accounts: Record<Exclude<Role, 'nobody'>, TestAccount> = {
    ...inSpace,
    staff,
    brand,
    guest: await create.general({ account_status: 0, email: null }),
    temp: await create.general({ account_status: 0 }),
    removed: await create.general(),
    rival: await create.general(),
    neighbour: await create.general(),
    otherBrand: await create.brand({ company: '푸른조경' }),
    pendingBrand: await create.brand({ company: '새업체', brand_status_type: EditState.PENDING }),
    admin: await create.admin(),
  };
  const { token } = accounts.master;
  const { id: former } = await addMember(accounts.master, space.space, accounts.removed);
  await must(updateWorkMember, { token, params: { id: former }, body: { role: 'manager' } });
  await must(deleteWorkMember, { token, params: { id: former } });
  const link = await must(getInvitationLink, { token, params: { id: space.members.invited.id } });
  await addMember(accounts.rival, await makeSpace(accounts.rival, '옆 단지'), accounts.neighbour);
  return {
    ...space,
    accounts,
    tokenOf: (role: Role) => (role === 'nobody' ? undefined : accounts[role].token),
    invitationToken: link.url.split('/').at(-1) ?? '',
    ...(await makeContents(space)),
    ...(await makeContracts(space)),
    ...(await makeDocuments(space)),
    ...(await makeExport(space)),
    ...(await makeBelongings(space)),
    savedReply: await must(createSavedReply, {
      token: accounts.staff.token,
      body: { title: '인사', content: '{이름} 님, 안녕하세요.' },
    }),
    inquiry: await makeInquiry(accounts.member.token, { content: SECRETS.inquiry.text }),
    ...(await makePublished(staff, brand)),
    ...(await makeCompanyItems(brand, staff, SECRETS.company.text)),
    ...(await makeComplianceDocuments(brand)),
    ...(await makeBids(space, SECRETS.notice.text, SECRETS.space.text)),
    ...(await makeSuggestScene({
      spaceId: space.space.id,
      master: accounts.master,
      brand,
      texts: { open: secret('offer'), sealed: secret('sealed') },
    })),
    ...(await makeApplications(accounts.member, staff, accounts.rival)),
    ...(await makeCommunityScene(accounts.member, accounts.resident, accounts.staff, SECRETS.sold.text)),
    ...(await makeReleases()),
    ...(await makeShopScene(accounts.member, accounts.staff)),
    customParent: await giveParent(staff, brand, space.accounts.member),
    waitingReferral: await addWaitingReferral(space.accounts.member, brand),
    pointCheck: (await checkPoints(testServer().platform)).id,
    operator: await create.staff(),
    withdrawn: await withdraw(await create.general()),
    withdrawnOperator: await withdraw(await create.staff()),
  };
}

/** An operator gives a vendor another parent in the referral tree. */
const giveParent = async ({ token }: TestAccount, { id }: TestAccount, parent: TestAccount): Promise<number> =>
  (
    await must(createCustomRecommendRelation, {
      token,
      body: { user_id: id, parent_user_id: parent.id, grade: 0, reason: '신청' },
    })
  ).id;

/** A sign-up whose points wait for an operator. */
const addWaitingReferral = ({ id: user_id }: TestAccount, { id: recommender_id }: TestAccount): Promise<number> => {
  const { db, clock } = testServer();
  const points = { referral_points: 0, referred_points: 0 };
  const row = {
    user_id,
    recommender_id,
    ...points,
    state: ReferralState.WAITING,
    suspicions: ['same_browser' as const],
  };
  return insertReferral(db, row, clock.now());
};

async function withdraw(account: TestAccount): Promise<TestAccount> {
  const { db, clock } = testServer();
  await db
    .updateTable('user_account')
    .set({ deleted: clock.now().toISOString(), delete_reason: '이사' })
    .where('id', '=', account.id)
    .execute();
  return account;
}
