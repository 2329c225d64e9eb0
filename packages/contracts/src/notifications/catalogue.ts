import { accountNotifications } from './catalogue/accounts.ts';
import { advertisementNotifications } from './catalogue/advertisements.ts';
import { deliveryNotifications } from './catalogue/deliveries.ts';
import { consentNotifications } from './catalogue/consents.ts';
import { evaluationNotifications } from './catalogue/brands.ts';
import { complianceDocumentNotifications } from './catalogue/compliance-documents.ts';
import { companyItemNotifications } from './catalogue/company-items.ts';
import { communityNotifications } from './catalogue/community.ts';
import { couponNotifications, couponStaffNotifications, voucherNotifications } from './catalogue/coupons.ts';
import { kaptAlertNotifications } from './catalogue/kapt-alerts.ts';
import { managerNotifications, memberNotifications } from './catalogue/memberships.ts';
import { operationNotifications } from './catalogue/operation.ts';
import { orderNotifications, orderStaffNotifications } from './catalogue/orders.ts';
import { paymentNotifications, paymentStaffNotifications } from './catalogue/payments.ts';
import { taxDocumentNotifications, taxDocumentStaffNotifications } from './catalogue/tax-documents.ts';
import { planNotifications } from './catalogue/plans.ts';
import { pointNotifications } from './catalogue/points.ts';
import { productNotifications, productStaffNotifications } from './catalogue/products.ts';
import { referralNotifications } from './catalogue/referrals.ts';
import { inquiryNotifications } from './catalogue/inquiries.ts';
import { reviewNotifications, reviewStaffNotifications } from './catalogue/reviews.ts';
import { siteNotifications } from './catalogue/site.ts';
import { suggestAlertNotifications } from './catalogue/suggest-alerts.ts';
import { suggestMessageNotifications } from './catalogue/suggest-messages.ts';
import { suggestRequestNotifications } from './catalogue/suggest-requests.ts';
import { suggestItemOfficeNotifications, suggestItemVendorNotifications } from './catalogue/suggest-items.ts';
import { workspaceNotifications } from './catalogue/workspace.ts';
import type { NotificationDefinition } from './define-notification.ts';

/** Every kind of notification (ADR 0045). */
export const NOTIFICATIONS: readonly NotificationDefinition[] = [
  accountNotifications,
  deliveryNotifications,
  consentNotifications,
  memberNotifications,
  managerNotifications,
  workspaceNotifications,
  advertisementNotifications,
  evaluationNotifications,
  planNotifications,
  companyItemNotifications,
  complianceDocumentNotifications,
  suggestAlertNotifications,
  kaptAlertNotifications,
  suggestRequestNotifications,
  suggestMessageNotifications,
  suggestItemOfficeNotifications,
  suggestItemVendorNotifications,
  couponNotifications,
  couponStaffNotifications,
  voucherNotifications,
  pointNotifications,
  referralNotifications,
  orderNotifications,
  orderStaffNotifications,
  paymentNotifications,
  taxDocumentNotifications,
  paymentStaffNotifications,
  taxDocumentStaffNotifications,
  productNotifications,
  productStaffNotifications,
  communityNotifications,
  inquiryNotifications,
  reviewNotifications,
  reviewStaffNotifications,
  siteNotifications,
  operationNotifications,
].flatMap((definitions): NotificationDefinition[] => Object.values(definitions));
