import type { Scene } from './fixture.ts';
import { AUDIENCES, type Audience } from './roles.ts';

/**
 * An object that calls name by its id. `reach` is the audience where a call is open to all members; a call may say
 * otherwise.
 */
export type Named = { id: (fixture: Scene) => unknown; reach?: Audience };

const { insiders, workers, members, masters, advertisement, everybody } = AUDIENCES;

/** The object that a path parameter names, by the start of the path; the longest match wins. */
const IN_PATH: Record<string, Named> = {
  '/api/apts/apart_work_space': { id: ({ space }) => space.id, reach: insiders },
  '/api/apts/apart_work_member/': { id: ({ members }) => members.member.id, reach: workers },
  '/api/apts/apart_work_invitation/': { id: ({ invitationToken }) => invitationToken },
  '/api/apts/apart_work_invitation_link/': { id: ({ members }) => members.invited.id, reach: AUDIENCES.managers },
  '/api/apts/apart_work_invitation_send/': { id: ({ members }) => members.invited.id, reach: AUDIENCES.managers },
  '/api/apts/apart_work_schedule': { id: ({ schedule }) => schedule.id, reach: workers },
  '/api/apts/apart_work_schedule_restore/': { id: ({ deletedSchedule }) => deletedSchedule.id, reach: workers },
  '/api/apts/apart_work_schedule_feed/': { id: ({ space }) => space.id, reach: workers },
  '/api/apts/apart_work_schedule_import/': { id: ({ space }) => space.id, reach: workers },
  '/api/apts/apart_work_schedule_ics/': { id: ({ feed }) => feed.split('/').findLast((part) => part !== '') },
  '/api/apts/apart_work_request': { id: ({ request }) => request.id, reach: workers },
  '/api/apts/apart_work_request_reopen/': { id: ({ answered }) => answered.id, reach: members },
  '/api/apts/apart_work_hand_over': { id: ({ handOver }) => handOver, reach: masters },
  '/api/apts/ai_document': { id: ({ document }) => document.id, reach: members },
  '/api/apts/ai_document_viewer/': { id: ({ document }) => document.id, reach: members },
  '/api/apts/ai_document_version/': { id: ({ version }) => version, reach: members },
  '/api/apts/ai_document_restore/': { id: ({ deletedDocument }) => deletedDocument.id, reach: members },
  '/api/apts/kapt_notice/': { id: ({ kaptNotice }) => kaptNotice, reach: everybody },
  '/api/apts/suggest_item/': { id: ({ bid }) => bid.nano_id, reach: everybody },
  '/api/apts/suggest_item_viewer/': { id: ({ bid }) => bid.id, reach: AUDIENCES.managersOnly },
  '/api/apts/suggest_item_staff/': { id: ({ bid }) => bid.id },
  '/api/apts/suggest_item_score_sheet/': { id: ({ scoredBid }) => scoredBid.nano_id, reach: workers },
  '/api/apts/apt_info/': { id: ({ info }) => info.id },
  '/api/apts/apt_search/': { id: () => 'A90000001', reach: AUDIENCES.generalOrStaff },
  '/api/apts/suggest_item_picture/': { id: ({ awardedBid }) => awardedBid.nano_id },
  '/api/apts/suggest_item_request/': { id: ({ openRequest }) => openRequest.nano_id, reach: AUDIENCES.suggestRequest },
  '/api/apts/brand_kapt_alert/': { id: ({ kaptAlert }) => kaptAlert, reach: AUDIENCES.ownDocument },
  '/api/apts/brand_suggest_alert_history/': { id: ({ suggestAlert }) => suggestAlert, reach: AUDIENCES.ownDocument },
  '/api/boards/faq_view/': { id: ({ faq }) => faq.nano_id },
  '/api/boards/faq_order/': { id: ({ faq }) => faq.nano_id },
  '/api/boards/faq_rating/': { id: ({ faq }) => faq.nano_id },
  '/api/boards/faq_restore/': { id: ({ deletedFaq }) => deletedFaq.nano_id },
  '/api/boards/board_comment/': { id: ({ comment }) => comment.id },
  '/api/boards/community_answer/': { id: ({ ownAnswer }) => ownAnswer.id },
  '/api/boards/community_answer_revoke/': { id: ({ givenAnswer }) => givenAnswer.id },
  '/api/boards/community_answer_accept/': { id: ({ givenAnswer }) => givenAnswer.id },
  '/api/boards/community_download/': { id: ({ question }) => question.nano_id },
  '/api/boards/community_profile/': { id: ({ soldPost }) => soldPost.board.user.nano_id, reach: everybody },
  '/api/boards/community_purchase/': { id: ({ soldPost }) => soldPost.nano_id },
  '/api/boards/community_rating/': { id: ({ question }) => question.nano_id },
  '/api/boards/community_picture/': { id: () => 'material', reach: everybody },
  '/api/boards/community_version/': { id: ({ changedPost }) => changedPost.nano_id },
  '/api/boards/community_version_list/': { id: ({ changedPost }) => changedPost.nano_id },
  '/api/boards/community_view/': { id: ({ soldPost }) => soldPost.nano_id, reach: everybody },
  '/api/boards/inquiry_view/': { id: ({ inquiry }) => inquiry.nano_id, reach: AUDIENCES.inquiry },
  '/api/boards/visitor_inquiry_view/': { id: ({ inquiry }) => inquiry.nano_id, reach: everybody },
  '/api/boards/saved_reply/': { id: ({ savedReply }) => savedReply.id },
  '/api/boards/block/': { id: ({ block }) => block.nano_id },
  '/api/boards/ban_lift/': { id: ({ ban }) => ban.nano_id },
  '/api/boards/word/': { id: ({ listedWord }) => listedWord.nano_id },
  '/api/boards/report_case/': { id: ({ reviewCase }) => reviewCase.nano_id },
  '/api/boards/notice_view/': { id: ({ notice }) => notice.nano_id },
  '/api/boards/notice_restore/': { id: ({ deletedNotice }) => deletedNotice.nano_id },
  '/api/commons/advertisement/': { id: (fixture) => fixture.advertisement, reach: advertisement },
  '/api/commons/company_item/': { id: ({ companyItem }) => companyItem.nano_id },
  '/api/commons/company_item_picture/': { id: ({ companyItem }) => companyItem.nano_id },
  '/api/commons/files/': { id: ({ file }) => file, reach: AUDIENCES.file },
  '/api/commons/main_popup/': { id: ({ popup }) => popup.id },
  '/api/commons/system_document/': { id: ({ terms }) => terms.id },
  '/api/points/community_point_rule_history/': { id: () => 1 },
  '/api/points/check': { id: ({ pointCheck }) => pointCheck },
  '/api/points/coupon/': { id: ({ coupon }) => coupon.id },
  '/api/points/coupon_gift': { id: ({ gift }) => gift },
  '/api/points/coupon_history/': { id: ({ coupon }) => coupon.id },
  '/api/points/coupon_item/': { id: ({ coupon }) => coupon.id, reach: everybody },
  '/api/points/coupon_application/': { id: ({ application }) => application.id, reach: AUDIENCES.ownApplication },
  '/api/points/gifti_coupon_picture/': { id: () => 'G90000000001' },
  '/api/releases/{remote}': { id: () => 'workspace' },
  '/api/shops/product/': { id: ({ product }) => product.code },
  '/api/shops/product/option/': { id: ({ product }) => product.id },
  '/api/shops/product/question/': { id: ({ productQuestion }) => productQuestion.id, reach: AUDIENCES.ownHidden },
  '/api/shops/product/restock/': { id: ({ product }) => product.id },
  '/api/shops/product/wish/': { id: ({ product }) => product.id },
  '/api/shops/staff_category/': { id: ({ shopCategory }) => shopCategory.id },
  '/api/shops/staff_product': { id: ({ product }) => product.id },
  '/api/shops/staff_question/': { id: ({ productQuestion }) => productQuestion.id },
  '/api/shops/user_address/': { id: ({ address }) => address.id, reach: AUDIENCES.ownHidden },
  '/api/users/brand/': { id: ({ accounts }) => accounts.brand.id, reach: everybody },
  '/api/users/brand_picture/': { id: ({ accounts }) => accounts.brand.id, reach: everybody },
  '/api/users/brand_plan_request/': { id: ({ planRequest }) => planRequest, reach: AUDIENCES.planRequest },
  '/api/users/compliance_document': {
    id: ({ complianceDocument }) => complianceDocument.id,
    reach: AUDIENCES.companyItem,
  },
  '/api/users/compliance_document_restore/': { id: ({ deletedComplianceDocument }) => deletedComplianceDocument.id },
  '/api/users/brand_evaluation/': { id: ({ evaluation }) => evaluation.id, reach: AUDIENCES.author },
  '/api/users/brand_evaluation_reply/': { id: ({ evaluation }) => evaluation.id, reach: AUDIENCES.evaluatedBrand },
  '/api/users/brand_evaluation_report/': { id: ({ evaluation }) => evaluation.id },
  '/api/users/brand_evaluation_staff/': { id: ({ evaluation }) => evaluation.id },
  '/api/users/recommend_member': { id: ({ accounts }) => accounts.stranger.id },
  '/api/users/user_recommand_custom_relation/': { id: ({ customParent }) => customParent },
  '/api/users/referral/': { id: ({ waitingReferral }) => waitingReferral },
  '/api/users/session/': { id: () => 'V1StGXR8_Z5jdHi6B-myT' },
  '/api/users/user/': { id: ({ accounts }) => accounts.stranger.id },
  '/api/users/user_sessions/': { id: ({ accounts }) => accounts.stranger.id },
};

/** The object or value of a field of a query or a body. */
export const IN_FIELD: Record<string, Named> = {
  space_id: { id: ({ space }) => space.id, reach: workers },
  schedule_id: { id: ({ contract }) => contract.id, reach: workers },
  brand_id: { id: ({ accounts }) => accounts.brand.id, reach: everybody },
  document_id: { id: ({ document }) => document.id, reach: members },
  version_id: { id: ({ version }) => version, reach: members },
  notification_id: { id: ({ notification }) => notification, reach: AUDIENCES.personal },
  'file_ids[]': { id: ({ file }) => file },
  file_id: { id: ({ picture }) => picture, reach: AUDIENCES.file },
  user_id: { id: ({ accounts }) => accounts.stranger.id },
  board_id: { id: ({ notice }) => notice.board.id, reach: everybody },
  apt_info_id: { id: ({ info }) => info.id },
  prompt_id: { id: ({ prompt }) => prompt },
  short_link: { id: ({ companyItem }) => companyItem.short_link, reach: everybody },
  remote: { id: () => 'workspace' },
  tel: { id: () => '01012345678' },
  email: { id: () => 'new-person@danji.test' },
  password: { id: () => 'apartment24' },
  business_no: { id: () => '123-45-67891' },
  item_nano_id: { id: ({ bid }) => bid.nano_id },
  coupon: { id: ({ coupon }) => coupon.nano_id },
  coupon_application_id: { id: ({ issued }) => issued.id, reach: AUDIENCES.ownApplication },
  coupon_application_uuid: { id: ({ issued }) => issued.uuid, reach: AUDIENCES.ownApplication },
  goods_code: { id: () => 'G90000000001' },
  release: { id: (fixture) => fixture.uploadedRelease },
  tab_id: { id: () => 'f47ac10b-58cc-4372-a567-0e02b2c3d479' },
  revision: { id: ({ revision }) => revision },
};

/** The value of a parameter of a call's path; throws with what to add when nothing is known of it. */
export function findInPath(path: string): Named {
  const [prefix] = Object.keys(IN_PATH)
    .filter((prefix) => path.startsWith(prefix))
    .toSorted((a, b) => b.length - a.length);
  const found = prefix === undefined ? undefined : IN_PATH[prefix];
  if (!found) throw new Error(`nothing is known of the parameter in '${path}': add it to IN_PATH of access/objects.ts`);
  return found;
}
