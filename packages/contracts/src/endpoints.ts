import type { Endpoint } from './define-endpoint.ts';
import * as aiDocuments from './workspace/ai-document.endpoints.ts';
import * as aiDocumentViewers from './workspace/ai-document-viewer.endpoints.ts';
import * as aiPrompts from './workspace/ai-prompt.endpoints.ts';
import * as workspaceExports from './workspace/workspace-export.endpoints.ts';
import * as scheduleFeeds from './workspace/schedule-feed.endpoints.ts';
import * as scheduleSheets from './workspace/schedule-sheet.endpoints.ts';
import * as schedules from './workspace/schedule.endpoints.ts';
import * as workDashboards from './workspace/work-dashboard.endpoints.ts';
import * as workRequestsStaff from './workspace/work-request-staff.endpoints.ts';
import * as workRequests from './workspace/work-request.endpoints.ts';
import * as apartmentInfo from './workspace/apartment-info.endpoints.ts';
import * as apartmentInfoStaff from './workspace/apartment-info-staff.endpoints.ts';
import * as companyCompare from './bids/company-compare.endpoints.ts';
import * as awardContracts from './bids/award-contract.endpoints.ts';
import * as bidPapers from './bids/bid-paper.endpoints.ts';
import * as priceBenchmarks from './bids/price-benchmark.endpoints.ts';
import * as procurementHints from './bids/procurement-hint.endpoints.ts';
import * as kaptAlerts from './bids/kapt-alert.endpoints.ts';
import * as kaptNotices from './bids/kapt-notice.endpoints.ts';
import * as suggestAlerts from './bids/suggest-alert.endpoints.ts';
import * as suggestItems from './bids/suggest-item.endpoints.ts';
import * as suggestItemsOwner from './bids/suggest-item-owner.endpoints.ts';
import * as suggestItemsStaff from './bids/suggest-item-staff.endpoints.ts';
import * as suggestItemViewers from './bids/suggest-item-viewer.endpoints.ts';
import * as suggestMessages from './bids/suggest-message.endpoints.ts';
import * as suggestQuestions from './bids/suggest-question.endpoints.ts';
import * as suggestRequests from './bids/suggest-request.endpoints.ts';
import * as scoreSheets from './bids/score-sheet.endpoints.ts';
import * as sharePictures from './bids/share-picture.endpoints.ts';
import * as companyItems from './bids/company-item.endpoints.ts';
import * as companyItemsOwner from './bids/company-item-owner.endpoints.ts';
import * as invitations from './workspace/invitation.endpoints.ts';
import * as spaceChange from './workspace/space-change.endpoints.ts';
import * as spaceClosing from './workspace/space-closing.endpoints.ts';
import * as workSpaces from './workspace/work-space.endpoints.ts';
import * as faqStaff from './community/faq-staff.endpoints.ts';
import * as faqs from './community/faq.endpoints.ts';
import * as boardComments from './community/board-comment.endpoints.ts';
import * as communityAnswers from './community/community-answer.endpoints.ts';
import * as communityAuthors from './community/community-author.endpoints.ts';
import * as communityFollows from './community/community-follow.endpoints.ts';
import * as communityNewPostFollows from './community/community-new-post-follow.endpoints.ts';
import * as communityProfiles from './community/community-profile.endpoints.ts';
import * as communityPurchases from './community/community-purchase.endpoints.ts';
import * as communityVersions from './community/community-version.endpoints.ts';
import * as communityStatistics from './community/community-statistics.endpoints.ts';
import * as communityPosts from './community/community-post.endpoints.ts';
import * as communityRecommends from './community/recommend.endpoints.ts';
import * as inquiries from './community/inquiry.endpoints.ts';
import * as visitorInquiries from './community/visitor-inquiry.endpoints.ts';
import * as savedReplies from './community/saved-reply.endpoints.ts';
import * as listedWords from './community/listed-word.endpoints.ts';
import * as communityBans from './community/community-ban.endpoints.ts';
import * as communityBlocks from './community/community-block.endpoints.ts';
import * as reportsStaff from './community/report-staff.endpoints.ts';
import * as reports from './community/report.endpoints.ts';
import * as noticesStaff from './community/notice-staff.endpoints.ts';
import * as notices from './community/notice.endpoints.ts';
import * as homeAdvertisements from './site/advertisement-home.endpoints.ts';
import * as advertisements from './site/advertisement.endpoints.ts';
import * as siteFiles from './site/file.endpoints.ts';
import * as editorImages from './site/editor-image.endpoints.ts';
import * as homePopups from './site/main-popup-home.endpoints.ts';
import * as mainPopups from './site/main-popup.endpoints.ts';
import * as systemDocuments from './site/system-document.endpoints.ts';
import * as visits from './site/visit.endpoints.ts';
import * as recommendRelations from './points/recommend-relation.endpoints.ts';
import * as referrals from './points/referral.endpoints.ts';
import * as recommendStaff from './points/recommend-staff.endpoints.ts';
import * as deliveries from './notifications/delivery.endpoints.ts';
import * as push from './notifications/push.endpoints.ts';
import * as staffDeliveries from './notifications/delivery-staff.endpoints.ts';
import * as notificationTemplates from './notifications/template-staff.endpoints.ts';
import * as notifications from './notifications/notification.endpoints.ts';
import * as pointHistory from './points/point-history.endpoints.ts';
import * as pointMonths from './points/point-months.endpoints.ts';
import * as communityPointRules from './points/community-point-rule.endpoints.ts';
import * as pointBatches from './points/point-batch.endpoints.ts';
import * as pointChecks from './points/point-check.endpoints.ts';
import * as pointStatistics from './points/point-statistics.endpoints.ts';
import * as pointSet from './points/point-set.endpoints.ts';
import * as pointWallet from './points/point-wallet.endpoints.ts';
import * as coupons from './points/coupon.endpoints.ts';
import * as couponItems from './points/coupon-item.endpoints.ts';
import * as couponApplications from './points/coupon-application.endpoints.ts';
import * as couponChoices from './points/coupon-choice.endpoints.ts';
import * as couponGifts from './points/coupon-gift.endpoints.ts';
import * as voucherCosts from './points/voucher-cost.endpoints.ts';
import * as voucherGoods from './points/voucher-good.endpoints.ts';
import * as channel from './releases/channel.endpoints.ts';
import * as releaseCalls from './releases/release-calls.endpoints.ts';
import * as releaseHealth from './releases/health.endpoints.ts';
import * as releases from './releases/release.endpoints.ts';
import * as shells from './releases/shells.endpoints.ts';
import * as securityEvents from './security/security-event.endpoints.ts';
import * as carts from './shop/cart.endpoints.ts';
import * as orders from './shop/order.endpoints.ts';
import * as orderDocuments from './shop/order-document.endpoints.ts';
import * as taxDocuments from './shop/tax-document.endpoints.ts';
import * as payments from './shop/payment.endpoints.ts';
import * as paymentChecks from './shop/payment-check.endpoints.ts';
import * as sales from './shop/sales.endpoints.ts';
import * as staffPayments from './shop/payment-staff.endpoints.ts';
import * as orderReturns from './shop/order-return.endpoints.ts';
import * as staffOrders from './shop/order-staff.endpoints.ts';
import * as phoneOrders from './shop/phone-order.endpoints.ts';
import * as parcelSheets from './shop/parcel-sheet.endpoints.ts';
import * as productSheets from './shop/product-sheet.endpoints.ts';
import * as products from './shop/product.endpoints.ts';
import * as staffProducts from './shop/product-staff.endpoints.ts';
import * as productQuestions from './shop/product-question.endpoints.ts';
import * as productReviews from './shop/product-review.endpoints.ts';
import * as productRestocks from './shop/product-restock.endpoints.ts';
import * as productWishes from './shop/product-wish.endpoints.ts';
import * as shopCategories from './shop/shop-category.endpoints.ts';
import * as userAddresses from './shop/user-address.endpoints.ts';
import * as staffLog from './staff-log/staff-log.endpoints.ts';
import * as consents from './accounts/consent.endpoints.ts';
import * as kakaoLink from './accounts/kakao-link.endpoints.ts';
import * as openSessions from './accounts/open-session.endpoints.ts';
import * as ownExport from './accounts/own-export.endpoints.ts';
import * as profile from './accounts/profile.endpoints.ts';
import * as secondFactor from './accounts/second-factor.endpoints.ts';
import * as session from './accounts/session.endpoints.ts';
import * as signup from './accounts/signup.endpoints.ts';
import * as sms from './accounts/sms.endpoints.ts';
import * as brands from './bids/brand.endpoints.ts';
import * as complianceDocuments from './bids/compliance-document.endpoints.ts';
import * as vendorOverview from './bids/vendor-overview.endpoints.ts';
import * as brandPlans from './bids/brand-plan.endpoints.ts';
import * as brandEvaluations from './bids/brand-evaluation.endpoints.ts';
import * as staffUsers from './accounts/staff-users.endpoints.ts';
import * as userSessions from './accounts/user-session.endpoints.ts';
import * as webSession from './accounts/web-session.endpoints.ts';

/** Every call, for the API description and for tests over all calls. Screens import single endpoints instead. */
export const ENDPOINTS: Endpoint[] = [
  sms,
  session,
  webSession,
  signup,
  profile,
  kakaoLink,
  openSessions,
  ownExport,
  staffUsers,
  userSessions,
  brands,
  brandEvaluations,
  brandPlans,
  complianceDocuments,
  vendorOverview,
  secondFactor,
  recommendRelations,
  recommendStaff,
  referrals,
  deliveries,
  push,
  staffDeliveries,
  notificationTemplates,
  notifications,
  staffLog,
  securityEvents,
  voucherGoods,
  coupons,
  couponItems,
  couponApplications,
  couponChoices,
  couponGifts,
  voucherCosts,
  siteFiles,
  editorImages,
  advertisements,
  homeAdvertisements,
  visits,
  mainPopups,
  homePopups,
  systemDocuments,
  consents,
  faqs,
  faqStaff,
  inquiries,
  visitorInquiries,
  savedReplies,
  notices,
  noticesStaff,
  communityPosts,
  communityStatistics,
  communityAuthors,
  communityAnswers,
  communityNewPostFollows,
  communityProfiles,
  communityPurchases,
  communityVersions,
  communityBans,
  communityBlocks,
  listedWords,
  communityFollows,
  reports,
  reportsStaff,
  communityRecommends,
  boardComments,
  companyCompare,
  sharePictures,
  companyItems,
  companyItemsOwner,
  awardContracts,
  bidPapers,
  priceBenchmarks,
  procurementHints,
  kaptNotices,
  kaptAlerts,
  suggestAlerts,
  suggestItems,
  suggestItemsOwner,
  suggestItemsStaff,
  suggestItemViewers,
  suggestMessages,
  suggestQuestions,
  suggestRequests,
  scoreSheets,
  invitations,
  spaceChange,
  spaceClosing,
  workSpaces,
  apartmentInfo,
  apartmentInfoStaff,
  aiDocuments,
  aiDocumentViewers,
  aiPrompts,
  schedules,
  scheduleSheets,
  scheduleFeeds,
  workRequests,
  workRequestsStaff,
  workspaceExports,
  workDashboards,
  pointWallet,
  pointHistory,
  pointMonths,
  pointSet,
  communityPointRules,
  pointChecks,
  pointBatches,
  pointStatistics,
  releases,
  releaseHealth,
  shells,
  releaseCalls,
  channel,
  userAddresses,
  carts,
  orders,
  orderDocuments,
  taxDocuments,
  payments,
  staffOrders,
  orderReturns,
  phoneOrders,
  parcelSheets,
  productSheets,
  staffPayments,
  paymentChecks,
  sales,
  shopCategories,
  products,
  productWishes,
  productQuestions,
  productReviews,
  productRestocks,
  staffProducts,
].flatMap((group) => Object.values(group) as unknown as Endpoint[]);
