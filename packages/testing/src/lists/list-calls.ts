import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { listRecommenders } from '@danji/contracts/accounts/signup.endpoints';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
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
import * as recommends from './recommend-seeds.ts';
import { BRAND, GENERAL, RECOMMENDERS, STAFF } from './account-seeds.ts';
import { NANO_IDS } from './list-fixture.ts';
import { WORDS } from './seed.ts';
import * as releases from './release-seeds.ts';
import * as seeds from './seeds.ts';
import * as vouchers from './voucher-seeds.ts';
import * as workspace from './workspace-seeds.ts';
import * as points from './point-seeds.ts';
import { BID_LIST_CALLS } from './bid-list-calls.ts';
import { COMMUNITY_LIST_CALLS } from './community-list-calls.ts';
import { list, type ListCall, PERIOD } from './list-call.ts';
import { SHOP_LIST_CALLS } from './shop-list-calls.ts';

const ACCOUNT = { status: 2, is_deleted: true };
const IN_SPACE = { query: { space_id: 'space' } };

/** Every paged list, with the rows that it is measured on. */
export const LIST_CALLS: readonly ListCall[] = [
  list(listGeneralUsers, GENERAL, ACCOUNT),
  list(listBrandUsers, BRAND, { ...ACCOUNT, brand_status: 3 }),
  list(listStaffUsers, STAFF, { ...ACCOUNT, staff_type: 0 }),
  ...BID_LIST_CALLS,
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
  ...COMMUNITY_LIST_CALLS,
  list(listMainPopups, seeds.POPUPS, { state: 'shown' }),
  list(listAdvertisements, seeds.ADVERTISEMENTS, {
    category: 1,
    state: 0,
    date_start: '2026-06-01',
    date_end: '2026-06-01',
  }),
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
  ...SHOP_LIST_CALLS,
  list(listReleases, releases.RELEASES, { remote: 'shop' }),
  list(listChannelChanges, releases.CHANNEL_CHANGES, { remote: 'shop' }),
  list(listShells, releases.SHELLS),
  list(listCleanUps, releases.CLEAN_UPS),
];
