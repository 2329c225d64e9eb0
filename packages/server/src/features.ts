import { accounts } from './accounts/accounts/feature.ts';
import { sessions } from './accounts/sessions/feature.ts';
import { signIn } from './accounts/sign-in/feature.ts';
import { secondFactor } from './accounts/second-factor/feature.ts';
import { guests } from './accounts/guests/feature.ts';
import { acting } from './accounts/acting/feature.ts';
import { passwords } from './accounts/passwords/feature.ts';
import { ownerConfirmation } from './accounts/owner-confirmation/feature.ts';
import { phoneVerification } from './accounts/phone-verification/feature.ts';
import { signUp } from './accounts/sign-up/feature.ts';
import { socialSignIn } from './accounts/social-sign-in/feature.ts';
import { findAccount } from './accounts/find-account/feature.ts';
import { profile } from './accounts/profile/feature.ts';
import { businesses } from './accounts/businesses/feature.ts';
import { withdrawal } from './accounts/withdrawal/feature.ts';
import { staffUsers } from './accounts/staff-users/feature.ts';
import { personalDataRights } from './accounts/personal-data/feature.ts';
import { securityEvents } from './audit/security-events/feature.ts';
import { staffLog } from './audit/staff-log/feature.ts';
import { brandPlans } from './bids/plans/feature.ts';
import { brandEvaluations } from './bids/evaluations/feature.ts';
import { brands } from './bids/brands/feature.ts';
import { complianceDocuments } from './bids/compliance-documents/feature.ts';
import { bidPapers } from './bids/bid-papers/feature.ts';
import { awardContracts } from './bids/award-contracts/feature.ts';
import { priceBenchmarks } from './bids/price-benchmarks/feature.ts';
import { procurementHints } from './bids/procurement-hints/feature.ts';
import { kaptAlerts } from './bids/kapt-alerts/feature.ts';
import { kaptNotices } from './bids/kapt-notices/feature.ts';
import { suggestAlerts } from './bids/suggest-alerts/feature.ts';
import { scoreSheets } from './bids/score-sheets/feature.ts';
import { suggestMessages } from './bids/suggest-messages/feature.ts';
import { suggestRequests } from './bids/suggest-requests/feature.ts';
import { suggestItems } from './bids/suggest-items/feature.ts';
import { vendorOverview } from './bids/vendor-overview/feature.ts';
import { answerTimes } from './bids/answer-times/feature.ts';
import { companyItems } from './bids/company-items/feature.ts';
import { moderation } from './community/moderation/feature.ts';
import { faq } from './community/faq/feature.ts';
import { communityStatistics } from './community/statistics/feature.ts';
import { communityEarnings } from './community/earnings/feature.ts';
import { communityFollows } from './community/follows/feature.ts';
import { communityAnswers } from './community/answers/feature.ts';
import { boardComments } from './community/comments/feature.ts';
import { inquiries } from './community/inquiries/feature.ts';
import { savedReplies } from './community/saved-replies/feature.ts';
import { notices } from './community/notices/feature.ts';
import { communityProfiles } from './community/profiles/feature.ts';
import { communityBans } from './community/bans/feature.ts';
import { communityBlocks } from './community/blocks/feature.ts';
import { reports } from './community/reports/feature.ts';
import { recommends } from './community/recommends/feature.ts';
import { communityPosts } from './community/posts/feature.ts';
import { demo } from './demo/feature.ts';
import { alimtalk } from './notifications/alimtalk/feature.ts';
import { deliveries } from './notifications/deliveries/feature.ts';
import { email } from './notifications/email/feature.ts';
import { push } from './notifications/push/feature.ts';
import { liveEvents } from './notifications/live-events/feature.ts';
import { notifications } from './notifications/notifications/feature.ts';
import { notificationTemplates } from './notifications/templates/feature.ts';
import { attempts } from './platform/attempts/feature.ts';
import { idempotency } from './platform/idempotency/feature.ts';
import { pointBatches } from './points/batches/feature.ts';
import { communityPointRules } from './points/community-rules/feature.ts';
import { coupons } from './points/coupons/feature.ts';
import { couponGifts } from './points/gifts/feature.ts';
import { voucherGoods } from './points/voucher-goods/feature.ts';
import { voucherWatch } from './points/voucher-watch/feature.ts';
import { pointLedger } from './points/ledger/feature.ts';
import { pointReconciliation } from './points/reconciliation/feature.ts';
import { referrals } from './points/referrals/feature.ts';
import { releaseHealth } from './releases/release-health/feature.ts';
import { releases } from './releases/releases/feature.ts';
import { deliveryAddresses } from './shop/addresses/feature.ts';
import { carts } from './shop/cart/feature.ts';
import { orderDocuments } from './shop/order-documents/feature.ts';
import { taxDocuments } from './shop/tax-documents/feature.ts';
import { shopOrders } from './shop/orders/feature.ts';
import { reviewPoints } from './shop/review-points/feature.ts';
import { shopParcels } from './shop/parcels/feature.ts';
import { productSheets } from './shop/product-sheets/feature.ts';
import { paymentChecks } from './shop/payment-checks/feature.ts';
import { payments } from './shop/payments/feature.ts';
import { sales } from './shop/sales/feature.ts';
import { shopCategories } from './shop/categories/feature.ts';
import { products } from './shop/products/feature.ts';
import { productQuestions } from './shop/questions/feature.ts';
import { productReviews } from './shop/reviews/feature.ts';
import { productRestocks } from './shop/restock/feature.ts';
import { productWishes } from './shop/wishes/feature.ts';
import { advertisements } from './site/advertisements/feature.ts';
import { files } from './site/files/feature.ts';
import { popups } from './site/popups/feature.ts';
import { regions } from './site/regions/feature.ts';
import { systemDocuments } from './site/system-documents/feature.ts';
import { visits } from './site/visits/feature.ts';
import { apiDocs } from './system/api-docs/feature.ts';
import { health } from './system/health/feature.ts';
import { webHost } from './system/web-host/feature.ts';
import { aiDocuments } from './workspace/ai-documents/feature.ts';
import { apartmentInfo } from './workspace/apartment-info/feature.ts';
import { schedules } from './workspace/schedules/feature.ts';
import { workDashboard } from './workspace/work-dashboard/feature.ts';
import { workRequests } from './workspace/work-requests/feature.ts';
import { workSpaces } from './workspace/work-spaces/feature.ts';
import { workspaceExport } from './workspace/workspace-export/feature.ts';
import type { Feature } from './platform/features/define-feature.ts';

/**
 * Every feature of the server, in the order in which they are registered. `health` comes before all that have routes,
 * because its hook times them; the web host comes last, because it answers every address that no call serves.
 */
export const features: readonly Feature[] = [
  idempotency,
  attempts,
  health,
  apiDocs,
  accounts,
  sessions,
  signIn,
  secondFactor,
  guests,
  acting,
  passwords,
  ownerConfirmation,
  phoneVerification,
  signUp,
  socialSignIn,
  findAccount,
  profile,
  businesses,
  withdrawal,
  staffUsers,
  files,
  regions,
  advertisements,
  companyItems,
  answerTimes,
  complianceDocuments,
  scoreSheets,
  suggestRequests,
  suggestMessages,
  suggestAlerts,
  suggestItems,
  bidPapers,
  awardContracts,
  priceBenchmarks,
  procurementHints,
  kaptNotices,
  kaptAlerts,
  vendorOverview,
  visits,
  popups,
  systemDocuments,
  notices,
  faq,
  communityPosts,
  communityEarnings,
  communityStatistics,
  communityFollows,
  communityAnswers,
  reports,
  communityBans,
  communityBlocks,
  communityProfiles,
  moderation,
  recommends,
  boardComments,
  inquiries,
  savedReplies,
  notifications,
  deliveries,
  email,
  push,
  alimtalk,
  notificationTemplates,
  staffLog,
  securityEvents,
  referrals,
  workSpaces,
  aiDocuments,
  schedules,
  apartmentInfo,
  workRequests,
  workDashboard,
  workspaceExport,
  brands,
  brandEvaluations,
  brandPlans,
  voucherGoods,
  coupons,
  couponGifts,
  voucherWatch,
  pointLedger,
  pointBatches,
  communityPointRules,
  pointReconciliation,
  deliveryAddresses,
  shopCategories,
  products,
  productWishes,
  productQuestions,
  productReviews,
  productRestocks,
  carts,
  shopOrders,
  orderDocuments,
  shopParcels,
  productSheets,
  reviewPoints,
  taxDocuments,
  payments,
  paymentChecks,
  sales,
  liveEvents,
  releases,
  releaseHealth,
  personalDataRights,
  demo,
  webHost,
];
