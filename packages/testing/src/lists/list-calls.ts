import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { listRecommenders } from '@danji/contracts/accounts/signup.endpoints';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { listBrandEvaluations, listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { listBrandPlans, listPlanRequests, listViewLimits } from '@danji/contracts/bids/brand-plan.endpoints';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { listStaffSuggestItems } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { listSuggestMessages } from '@danji/contracts/bids/suggest-message.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { listStaffFaqs } from '@danji/contracts/community/faq-staff.endpoints';
import { listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import { listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import { listCommunityDrafts } from '@danji/contracts/community/community-author.endpoints';
import { listCommunityIncome } from '@danji/contracts/community/community-purchase.endpoints';
import { listCommunityBookmarks } from '@danji/contracts/community/community-follow.endpoints';
import { listCommunityAuthorFollows } from '@danji/contracts/community/community-new-post-follow.endpoints';
import { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { listCommunityBlocks } from '@danji/contracts/community/community-block.endpoints';
import { listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { listStaffDeliveries } from '@danji/contracts/notifications/delivery-staff.endpoints';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { listChannelChanges, listCleanUps } from '@danji/contracts/releases/channel.endpoints';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { listOwnReferrals, listReferralAccruals, listReferrals } from '@danji/contracts/points/referral.endpoints';
import { listCustomRecommendRelations, listRecommendChanges } from '@danji/contracts/points/recommend-staff.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { listShells } from '@danji/contracts/releases/shells.endpoints';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { listCouponGifts } from '@danji/contracts/points/coupon-gift.endpoints';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import {
  listCommunityPointRuleChanges,
  listCommunityPointRules,
} from '@danji/contracts/points/community-point-rule.endpoints';
import { listPointChecks, listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import { listPointSetVersions } from '@danji/contracts/points/point-set.endpoints';
import { listCouponChanges, listCoupons } from '@danji/contracts/points/coupon.endpoints';
import { listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { listOrders } from '@danji/contracts/shop/order.endpoints';
import { listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import { listPaymentChecks, listPaymentDifferences } from '@danji/contracts/shop/payment-check.endpoints';
import { listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { listProductQuestions, listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { listProductReviews, listStaffReviews } from '@danji/contracts/shop/product-review.endpoints';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { listStaffProducts, listStockChanges } from '@danji/contracts/shop/product-staff.endpoints';
import { listProductWishes } from '@danji/contracts/shop/product-wish.endpoints';
import { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { listAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import { listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { listStaffSystemDocuments, listSystemDocumentVersions } from '@danji/contracts/site/system-document.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { listAiDocuments, listAiDocumentVersions } from '@danji/contracts/workspace/ai-document.endpoints';
import { listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { searchApartments } from '@danji/contracts/workspace/apartment-info.endpoints';
import { listApartmentInfo, listApartmentRevisions } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { listScheduleChanges, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { findWorkSpaces, listWorkMembers, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { listWorkspaceExports } from '@danji/contracts/workspace/workspace-export.endpoints';
import * as brands from './brand-seeds.ts';
import * as recommends from './recommend-seeds.ts';
import * as bids from './bid-seeds.ts';
import * as companies from './company-seeds.ts';
import { BRAND, GENERAL, RECOMMENDERS, STAFF } from './account-seeds.ts';
import { NANO_IDS } from './list-fixture.ts';
import { type ListIds, type Seed, WORDS } from './seed.ts';
import * as community from './community-seeds.ts';
import * as releases from './release-seeds.ts';
import * as requests from './suggest-request-seeds.ts';
import * as seeds from './seeds.ts';
import * as shop from './shop-seeds.ts';
import * as vouchers from './voucher-seeds.ts';
import * as workspace from './workspace-seeds.ts';
import * as points from './point-seeds.ts';

type Value = string | number | boolean | keyof ListIds;
export type ListCall = {
  endpoint: Endpoint;
  seeds: readonly Seed[];
  /** The value by which each filter finds the marked rows; a name of `ListIds` stands for the id. */
  filters: Record<string, Value>;
  /** The query that the call needs. */
  query: Record<string, Value>;
  /** The record in the path. */
  id?: keyof ListIds;
  /**
   * Filters that find few rows: a member, a month or a number has one at most, and an account so many favourites; `list`
   * stands for the whole list of an account that may have so many rows only.
   */
  few?: readonly string[];
  /** There are some hundred rows at most, so that only the plan is looked at. */
  isShort?: true;
};

const list = (
  endpoint: Endpoint,
  rows: readonly Seed[],
  filters: Record<string, Value> = {},
  { query = {}, ...rest }: Partial<Pick<ListCall, 'query' | 'id' | 'few' | 'isShort'>> = {},
): ListCall => ({ endpoint, seeds: rows, filters, query, ...rest });

const PERIOD = { date_start: '2020-01-01', date_end: '2099-12-31' };
const ACCOUNT = { status: 2, is_deleted: true };
const IN_SPACE = { query: { space_id: 'space' } };

/** Every paged list, with the rows that it is measured on. */
export const LIST_CALLS: readonly ListCall[] = [
  list(listGeneralUsers, GENERAL, ACCOUNT),
  list(listBrandUsers, BRAND, { ...ACCOUNT, brand_status: 3 }),
  list(listStaffUsers, STAFF, { ...ACCOUNT, staff_type: 0 }),
  list(listBrandEvaluations, brands.EVALUATIONS, {}, { query: { brand_id: 'brand' } }),
  list(listBrandPlans, brands.PLANS, { brand_id: 'brand' }),
  list(listComplianceDocuments, brands.COMPLIANCE_DOCUMENTS, { state: 0, brand_id: 'brand' }),
  list(listViewLimits, brands.VIEW_LIMITS),
  list(listPlanRequests, brands.PLAN_REQUESTS, { state: 2 }),
  list(listStaffEvaluations, brands.STAFF_EVALUATIONS, { state: 'reported', brand_id: 'brand' }),
  list(listRecommenders, RECOMMENDERS, {}, { query: { search: WORDS.every } }),
  list(listConsents, seeds.CONSENTS),
  list(listNotifications, seeds.NOTIFICATIONS, { notification_type: 1, is_read: true }),
  list(listStaffDeliveries, seeds.DELIVERIES, { user_id: 'general', channel: 2, state: 3, is_dead: true }),
  list(listStaffLog, seeds.STAFF_LOG, { user_id: 'admin', about_user_id: 'general', method: 'DELETE', ...PERIOD }),
  list(listSecurityEvents, seeds.SECURITY_EVENTS, { kind: 1, user_id: 'general', ip: '10.1.1.1', ...PERIOD }),
  list(listPointHistory, points.POINT_ENTRIES, { user_id: 'general', history_type: 3, ...PERIOD }),
  list(listCommunityPointRules, points.POINT_RULES, { action_type: 'write', category1: 'material' }, { isShort: true }),
  list(listCommunityPointRuleChanges, points.POINT_RULE_CHANGES, {}, { id: 'general' }),
  list(listPointChecks, points.POINT_CHECKS),
  list(listPointDifferences, points.POINT_DIFFERENCES, {}, { id: 'general' }),
  list(listPointSetVersions, points.POINT_SETS),
  list(listVoucherGoods, vouchers.VOUCHER_GOODS, { brand: '표시한브랜드', state: 'SUS' }),
  list(listCoupons, vouchers.COUPONS, { state: 'open', brand: '표시한브랜드' }),
  list(listCouponChanges, vouchers.COUPON_CHANGES, {}, { id: 'coupon' }),
  list(listCouponItems, vouchers.COUPONS, {
    brand: '표시한브랜드',
    category: '커피',
    max_price: 50_000,
    affordable: true,
  }),
  list(
    listCouponApplications,
    vouchers.APPLICATIONS,
    { application_status: 2, gift_id: 1, user__nano_id: NANO_IDS.general, coupon__nano_id: NANO_IDS.coupon },
    { few: ['gift_id'] },
  ),
  list(listCouponGifts, vouchers.COUPON_GIFTS),
  list(
    listVoucherCosts,
    vouchers.VOUCHER_COSTS,
    { month: '2026-11', brand: '표시한브랜드', coupon__nano_id: '1'.padStart(21, '0') },
    { few: ['coupon__nano_id'] },
  ),
  list(listFaqs, seeds.PUBLIC_FAQS, { category: 1 }),
  list(listStaffFaqs, seeds.FAQS, { category: 1, board_status: 3 }),
  list(listInquiries, seeds.INQUIRIES, { category: 1, state: 0 }),
  list(listNotices, seeds.PUBLISHED_NOTICES),
  list(listStaffNotices, seeds.NOTICES, { board_status: 0, is_important: true }),
  list(listCommunityPosts, community.COMMUNITY_POSTS, {
    category: 'material',
    category1: 4,
    category2: 1,
    sigungu: 1,
    question_state: 'accepted',
    author: NANO_IDS.general,
    is_own: true,
    board_status: 0,
  }),
  list(
    listCommunityAnswers,
    community.COMMUNITY_ANSWERS,
    { answer: `A${'1'.padStart(20, '0')}` },
    { few: ['answer'], query: { question_nano_id: NANO_IDS.question } },
  ),
  list(
    listBoardComments,
    community.BOARD_COMMENTS,
    { comment: '1'.padStart(21, '0') },
    { few: ['comment'], query: { board_id: 'questionBoard' } },
  ),
  list(listCommunityVersions, community.COMMUNITY_VERSIONS, {}, { id: 'question' }),
  list(listCommunityDrafts, community.COMMUNITY_DRAFTS),
  list(listCommunityIncome, community.COMMUNITY_INCOME, PERIOD),
  list(listCommunityBlocks, community.COMMUNITY_BLOCKS),
  list(listCommunityBans, community.COMMUNITY_BANS, { state: 'active' }),
  list(listCommunityAuthorFollows, community.COMMUNITY_AUTHOR_FOLLOWS),
  list(listCommunityBookmarks, community.COMMUNITY_BOOKMARKS, {}, { few: ['list'] }),
  list(listListedWords, community.LISTED_WORDS, { action: 2 }),
  list(listReviewCases, community.REVIEW_CASES, { state: 0, kind: 1 }),
  list(listMainPopups, seeds.POPUPS, { state: 'shown' }),
  list(listAdvertisements, seeds.ADVERTISEMENTS, {
    category: 1,
    state: 0,
    date_start: '2026-06-01',
    date_end: '2026-06-01',
  }),
  list(
    listPublicCompanyItems,
    companies.COMPANY_ITEMS,
    { category: 101, region: 1, sido: '서울', is_fav: true },
    { few: ['is_fav'] },
  ),
  list(listCompanyItems, companies.COMPANY_ITEMS, { edit_state_type: 4, ad_type: 1 }),
  list(
    listSuggestItems,
    bids.SUGGEST_ITEMS,
    {
      space_id: 'space',
      filter_range: 1,
      year: 2026,
      suggest_type: 1,
      state: 2,
      category: 502,
      region: 1,
      sido: '서울',
      is_open: true,
      is_own: true,
      // They are of vendors: for whom the list is measured they change nothing.
      is_unread: true,
      is_fav: true,
    },
    { few: ['space_id', 'is_own'] },
  ),
  list(listStaffSuggestItems, bids.SUGGEST_ITEMS, { suggest_type: 1, state: 2, is_flagged: true }),
  list(listKaptNotices, bids.KAPT_NOTICES, { kind: 2, category: 502, region: 1, sido: '서울', is_open: true }),
  list(listSuggestRequests, requests.SUGGEST_REQUESTS, {
    state: 'awarded',
    item_nano_id: NANO_IDS.suggestItem,
    company_item__nano_id: NANO_IDS.companyItem,
  }),
  list(listSuggestMessages, requests.SUGGEST_MESSAGES, {}, { query: { request_nano_id: NANO_IDS.suggestRequest } }),
  list(listSuggestAlerts, requests.SUGGEST_ALERTS, { is_read: true }),
  list(listKaptAlerts, requests.KAPT_ALERTS, { is_read: true }),
  list(listStaffSystemDocuments, seeds.SYSTEM_DOCUMENTS, {}, { query: { document_type: 1 } }),
  list(listSystemDocumentVersions, seeds.SYSTEM_DOCUMENTS, {}, { query: { document_type: 1 } }),
  list(listWorkSpaces, workspace.SPACES, { mine: 'in', user_id: 'general' }, { few: ['mine', 'user_id'] }),
  list(listWorkSpaceChanges, workspace.SPACE_CHANGES, {}, { id: 'space' }),
  list(findWorkSpaces, workspace.SPACES, {}, { query: { search: WORDS.every } }),
  list(listWorkMembers, workspace.MEMBERS, { edit_state_type: 3 }, IN_SPACE),
  list(listApartmentInfo, workspace.COMPLEXES, { imported: true, overridden: true, building_type: 1, complex_type: 1 }),
  list(searchApartments, workspace.COMPLEXES, { region_code: '11680' }, { query: { search: WORDS.every } }),
  list(listApartmentRevisions, workspace.REVISIONS, {}, { id: 'info' }),
  list(listAiDocuments, workspace.AI_DOCUMENTS, { space_id: 'space', document_type: 1 }),
  list(listAiDocumentVersions, workspace.DOCUMENT_VERSIONS, {}, { query: { document_id: 'document' } }),
  list(listAiPrompts, workspace.PROMPTS, { document_type: 1, is_active: false }),
  list(listWorkSchedules, workspace.SCHEDULES, { filter_range: -1, category1: 1, is_complete: false }, IN_SPACE),
  list(listScheduleChanges, workspace.SCHEDULE_CHANGES, {}, { id: 'schedule' }),
  list(listWorkRequests, workspace.REQUESTS, { process_state: 0, request_type: 1 }, IN_SPACE),
  list(listStaffWorkRequests, workspace.REQUESTS, {
    process_state: 0,
    request_type: 1,
    space_id: 'space',
    user_id: 'general',
    is_open: true,
  }),
  list(listWorkspaceExports, workspace.EXPORTS, {}, IN_SPACE),
  list(listRecommendRelations, recommends.RELATIONS, { parent_id: 'general', grade: 1, is_top: true }),
  list(listCustomRecommendRelations, recommends.CUSTOM_RELATIONS, { user_id: 'general', is_active: false }),
  list(listReferrals, recommends.REFERRALS, { state: 1, recommender_id: 'general', ...PERIOD }),
  list(listOwnReferrals, recommends.REFERRALS, { state: 1 }),
  list(listReferralAccruals, recommends.ACCRUALS, { month: '2026-11' }),
  list(listRecommendChanges, recommends.CHANGES, {}, { id: 'general' }),
  list(listProducts, shop.SHOWN_PRODUCTS, { category: 'shopCategory', min_price: 40_000, max_price: 60_000 }),
  list(listStaffProducts, shop.PRODUCTS, {
    category: 'shopCategory',
    is_active: false,
    is_sold_out: true,
    is_low_stock: true,
  }),
  list(listProductWishes, shop.PRODUCT_WISHES, {}, { few: ['list'] }),
  list(listOrders, shop.OWN_ORDERS, { status: 5 }),
  list(listStaffOrders, shop.ORDERS, { status: 5 }),
  list(listStaffTaxDocuments, shop.TAX_DOCUMENTS, { state: 0 }),
  list(listStaffPayments, shop.PAYMENTS, { status: 4, method: 'bank', ...PERIOD }, { few: ['search'] }),
  list(listPaymentChecks, shop.PAYMENT_CHECKS),
  list(listPaymentDifferences, shop.PAYMENT_DIFFERENCES, {}, { id: 'general' }),
  list(listProductQuestions, shop.PRODUCT_QUESTIONS, { mine: true }, { few: ['mine'], query: { code: 'OWN-PRODUCT' } }),
  list(listStaffQuestions, shop.PRODUCT_QUESTIONS, { state: 0 }),
  list(listProductReviews, shop.SHOWN_REVIEWS, {}, { query: { code: 'OWN-PRODUCT' } }),
  list(listStaffReviews, shop.PRODUCT_REVIEWS, { is_held: true }),
  list(listStockChanges, shop.STOCK_CHANGES, {}, { id: 'product' }),
  list(listReleases, releases.RELEASES, { remote: 'shop' }),
  list(listChannelChanges, releases.CHANNEL_CHANGES, { remote: 'shop' }),
  list(listShells, releases.SHELLS),
  list(listCleanUps, releases.CLEAN_UPS),
];
