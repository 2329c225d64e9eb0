import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { signRelease } from '@danji/testing/release-manifest';
import { newFields } from '../site/advertisements/advertisement-fixture.ts';
import { buildRelease } from '../releases/releases/built-release.ts';
import { toVersion } from '../site/system-documents/document-fixture.ts';
import { sheetOf } from '../workspace/schedules/sheet-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES } from './roles.ts';

const COUPON = {
  title: '쿠폰',
  price: 100,
  date_start: '2026-01-01',
  date_end: '2099-12-31',
  require_recommands: 0,
  require_point: 0,
  application_type: 0,
};
const { advertisers, personal } = AUDIENCES;

/** Files, notifications, notices, advertisements, popups, visits and releases. */
export const COMMONS_CALLS: Record<string, CallOptions> = {
  // The server of the tests has no mail server, and nobody made this token.
  'notifications.send_test': { answers: 422 },
  'notifications.unsubscribe': { answers: 422 },
  // Nor has it keys of web push.
  'notifications.add_push_device': { answers: 422 },
  'notifications.replace_push_subscription': { answers: 422 },
  'notifications.send_test_template': {
    input: () => ({ body: { name: 'accounts.email_changed', channel: 1 } }),
    answers: 422,
  },
  // Its notification was deleted.
  'notifications.resend_delivery': { answers: 409 },
  'points.create_history': {
    input: ({ accounts }) => ({ body: { user_id: accounts.stranger.id, point: 100, description: '시험' } }),
  },
  'points.post_batch': {
    input: async ({ accounts }) => ({
      body: { file: await sheetOf([[accounts.stranger.id, '', 100, '시험']], ['회원 번호', '이름', '포인트', '사유']) },
    }),
  },
  'points.give_coupon': {
    input: async ({ accounts, coupon }) => ({
      body: {
        coupon_id: coupon.id,
        reason: '시험',
        file: await sheetOf([[accounts.stranger.id]], ['회원 번호']),
      },
    }),
  },
  'points.save_community_point_rule': {
    input: () => ({ body: { action_type: 'write', category1: 'all', category2: 0, value: 7 } }),
  },
  'points.simulate_community_point_rule': {
    input: () => ({ query: { action_type: 'write', category1: 'all', category2: 0, value: 7 } }),
  },
  'points.create_coupon': {
    input: () => ({ body: { ...COUPON, goods_code: 'G90000000002' } }),
  },
  'points.update_coupon': { input: ({ coupon }) => ({ body: { title: '바꿈', updated: coupon.updated } }) },
  // The callers of the fixture have no points.
  'points.apply': { answers: 409 },
  'points.move_application': { input: () => ({ body: { application_status: 3, memo: '시험' } }) },
  'points.order_coupon': {
    input: ({ application }) => ({ body: { coupon_application_uuid: application.uuid } }),
  },
  'points.cancel_application': { audience: AUDIENCES.ownVoucher },
  'points.voucher_picture': {
    audience: AUDIENCES.ownVoucher,
    input: ({ pictured }) => ({ params: { id: pictured.id } }),
  },
  'notifications.restore': {
    input: ({ deletedNotification }) => ({ body: { notification_id: deletedNotification } }),
  },
  'commons.download_file': {
    also: {
      'of a work space': {
        audience: AUDIENCES.spaceFile,
        input: ({ spaceFile }) => ({ params: { nano_id: spaceFile } }),
      },
    },
  },
  // The bytes of a file are not in the database, so no other call reads the file that is deleted here.
  'commons.delete_file': { audience: personal, input: ({ deletableFile }) => ({ params: { nano_id: deletableFile } }) },
  'advertisements.list': { audience: advertisers },
  'advertisements.count_states': { audience: advertisers },
  'advertisements.create': { audience: advertisers, input: async () => ({ body: await newFields() }) },
  'advertisements.move': {
    input: (fixture) => ({ params: { id: fixture.runningAdvertisement }, body: { state: AdvertisementState.PAUSED } }),
  },
  'notifications.send': {
    input: ({ accounts }) => ({ body: { user_id: accounts.stranger.id, title: '안내', content: '점검해요.' } }),
  },
  'boards.get_notice': {
    also: { 'a draft': { audience: AUDIENCES.draft, input: ({ draft }) => ({ params: { id: draft.nano_id } }) } },
  },
  'boards.update_notice': { input: ({ notice }) => ({ body: { title: '바꿈', updated: notice.board.updated } }) },
  'boards.get_faq': {
    also: { 'a draft': { audience: AUDIENCES.draft, input: ({ draftFaq }) => ({ params: { id: draftFaq.nano_id } }) } },
  },
  'boards.update_inquiry': { input: ({ inquiry }) => ({ body: { content: '더', updated: inquiry.updated } }) },
  'boards.update_faq': { input: ({ faq }) => ({ body: { title: '바꿈', updated: faq.question.updated } }) },
  'commons.create_system_document': { input: () => ({ body: toVersion({ document_type: DocumentType.PRIVACY }) }) },
  'releases.publish': {
    input: () => {
      const { manifest, files } = buildRelease('community');
      return {
        body: {
          manifest: JSON.stringify(signRelease(manifest)),
          files: [...files].map(([path, text]) => new File([text], path)),
        },
      };
    },
  },
};
