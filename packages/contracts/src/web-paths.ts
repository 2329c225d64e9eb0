type ParamsOf<Pattern extends string> = Pattern extends `${string}/:${string}/${infer Rest}`
  ? [param: string | number, ...ParamsOf<`/${Rest}`>]
  : Pattern extends `${string}/:${string}`
    ? [param: string | number]
    : [];

/** The pattern of a screen's address, stated once: called with values it is a link, called with `':id'` the pattern that routes match. */
const path =
  <const Pattern extends string>(pattern: Pattern) =>
  (...params: ParamsOf<Pattern>): string => {
    const values: unknown[] = [...params];
    return pattern.replaceAll(/:\w+/g, () => String(values.shift()));
  };

/** Addresses of screens that other parts of the app link to (DECISIONS, Screens and routes). */
export const webPaths = {
  home: '/',
  signIn: (kind: 'general' | 'brand' | 'staff' = 'general') => (kind === 'general' ? '/login' : `/login/${kind}`),
  signUp: (kind: 'user' | 'brand') => `/signup/${kind}`,
  findEmail: '/find-email',
  findPassword: '/find-password',
  kakaoCallback: (kind: 'user' | 'brand') => `/oauth/kakao/callback/${kind}`,
  me: '/me',
  /** The account page after a Kakao sign-in by which the owner confirmed a change. */
  meConfirmed: (change: 'tel' | 'password' | 'email' | 'kakao') => `/me?${new URLSearchParams({ confirmed: change })}`,
  /** The account page after Kakao has been linked to the account. */
  meLinked: '/me?linked=kakao',
  notifications: '/notifications',
  search: '/search',
  searchFor: (query: string) => `/search?${new URLSearchParams({ q: query })}`,
  /** The guide out of a browser inside another app; the parameter `to` is the page to continue with. */
  openInBrowser: '/open-in-browser',
  terms: '/terms',
  privacy: '/privacy',
  /** A document that members agree to; `version` shows another one than the version in force. */
  systemDocument: (type: 1 | 2, version?: number) =>
    `${type === 1 ? '/terms' : '/privacy'}${version === undefined ? '' : `?version=${version}`}`,
  notices: '/support/notices',
  notice: path('/support/notices/:nanoId'),
  faqs: '/support/faq',
  faq: path('/support/faq/:nanoId'),
  /** The link of an invitation by contact. */
  invitation: path('/invitations/:token'),
  workspaces: '/workspace',
  newWorkspace: '/workspace/new',
  findWorkspace: '/workspace/find',
  workspace: path('/workspace/:id'),
  workspaceDetails: path('/workspace/:id/facts'),
  workspaceHistory: path('/workspace/:id/history'),
  workspaceMembers: path('/workspace/:id/members'),
  workspaceSchedules: path('/workspace/:id/schedules'),
  workspaceSchedule: path('/workspace/:id/schedules/:scheduleId'),
  workspaceScheduleEdit: path('/workspace/:id/schedules/:scheduleId/edit'),
  workspaceDocuments: path('/workspace/:id/documents'),
  workspaceDocument: path('/workspace/:id/documents/:documentId'),
  workspaceRequests: path('/workspace/:id/requests'),
  workspaceRequest: path('/workspace/:id/requests/:requestId'),
  workspaceExport: path('/workspace/:id/hand-over'),
  brand: path('/brands/:id'),
  plans: '/plans',
  vendor: '/vendor',
  complianceDocuments: '/vendor/documents',
  newComplianceDocument: '/vendor/documents/new',
  complianceDocument: path('/vendor/documents/:id'),
  companies: '/companies',
  company: path('/companies/:nanoId'),
  compareCompanies: '/companies/compare',
  newCompany: '/companies/new',
  companyEdit: path('/companies/:nanoId/edit'),
  ownCompanies: '/companies/mine',
  /** The short link of a company, which the server follows. */
  companyLink: path('/c/:code'),
  bids: '/bids',
  bid: path('/bids/:nanoId'),
  newBid: '/bids/new',
  bidEdit: path('/bids/:nanoId/edit'),
  /** The form in which a vendor writes its request on a notice. */
  bidOffer: path('/bids/:nanoId/request'),
  /** The requests on a notice side by side, for the office of its complex. */
  bidOffers: path('/bids/:nanoId/requests'),
  /** The qualification score sheet of a notice. */
  bidScores: path('/bids/:nanoId/scores'),
  /** The comparison and the result of a notice on paper. */
  bidPaper: path('/bids/:nanoId/paper'),
  /** Requests: those that a vendor has written, and those that a complex has received. */
  bidRequests: '/bids/requests',
  bidRequest: path('/bids/requests/:nanoId'),
  /** The proof of what a vendor has sent, on paper. */
  bidReceipt: path('/bids/requests/:nanoId/receipt'),
  bidAlerts: '/bids/alerts',
  /** The same for notices of K-apt. */
  kaptBidAlerts: '/bids/alerts/kapt',
  /** Notices of K-apt, which are only read here. */
  kaptBids: '/bids/kapt',
  kaptBid: path('/bids/kapt/:id'),
  ads: '/ads',
  newAd: '/ads/new',
  ad: path('/ads/:id'),
  adEdit: path('/ads/:id/edit'),
  points: '/points',
  coupons: '/points/coupons',
  coupon: path('/points/coupons/:nanoId'),
  couponApplications: '/points/applications',
  couponApplication: path('/points/applications/:id'),
  referrals: '/points/referrals',
  pointGuide: '/points/guide',
  admin: '/admin',
  adminCoupons: '/admin/coupons',
  adminCoupon: path('/admin/coupons/:id'),
  adminCouponApplications: '/admin/coupon-applications',
  adminCouponApplication: path('/admin/coupon-applications/:id'),
  adminCouponGifts: '/admin/coupon-gifts',
  adminCouponGift: path('/admin/coupon-gifts/:id'),
  adminVoucherCosts: '/admin/voucher-costs',
  adminVouchers: '/admin/vouchers',
  adminVoucher: path('/admin/vouchers/:code'),
  adminPointHistory: '/admin/points/history',
  adminManualPoints: '/admin/points/manual',
  adminPointStatistics: '/admin/points/statistics',
  adminPointSet: '/admin/points/settings',
  adminPointChecks: '/admin/points/checks',
  adminPointCheck: path('/admin/points/checks/:id'),
  adminCommunityPointRules: '/admin/points/community-rules',
  adminUsers: (kind: 'general' | 'brand' | 'staff') => `/admin/users/${kind}`,
  adminUser: path('/admin/users/detail/:id'),
  adminAdvertisements: '/admin/advertisements',
  adminAdvertisement: path('/admin/advertisements/:id'),
  adminBids: '/admin/bids',
  adminBid: path('/admin/bids/:id'),
  adminEvaluations: '/admin/evaluations',
  adminPlans: '/admin/plans',
  adminComplianceDocuments: '/admin/compliance-documents',
  adminPlanPeriods: '/admin/plan-periods',
  adminCompanyItems: '/admin/company-items',
  adminCompanyItem: path('/admin/company-items/:id'),
  adminVisits: '/admin/visits',
  adminDocuments: '/admin/documents',
  newAdminDocument: '/admin/documents/new',
  adminSpaces: '/admin/spaces',
  adminSpace: path('/admin/spaces/:id'),
  adminApartments: '/admin/apartments',
  adminApartment: path('/admin/apartments/:id'),
  adminNotices: '/admin/notices',
  adminNotice: path('/admin/notices/:id'),
  adminFaqs: '/admin/faq',
  adminFaq: path('/admin/faq/:id'),
  adminAiPrompts: '/admin/ai-prompts',
  adminAiPrompt: path('/admin/ai-prompts/:type'),
  adminStaffLog: '/admin/staff-log',
  adminSecurityEvents: '/admin/security-events',
  adminReleases: '/admin/releases',
  adminReleaseDiff: path('/admin/releases/:remote/diff'),
  adminRequests: '/admin/requests',
  adminRequest: path('/admin/requests/:id'),
  adminReferralAccruals: '/admin/referrals/accruals',
  adminReferralRewards: '/admin/referrals/rewards',
  adminReferrals: '/admin/referrals',
  adminReferralMember: path('/admin/referrals/members/:id'),
  adminPopups: '/admin/popups',
  adminPopup: path('/admin/popups/:id'),
} as const;
