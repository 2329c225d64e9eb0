export { SUBMITTED_FIELDS } from './brand-review.policy.ts';
export { approvedFact, findApprovedBrands, findBrandRef, findBrandRefs, isApprovedBrand } from './brand-ref.ts';
export { type BusinessRegistry, createBusinessRegistry } from './business-registry.ts';
export { getActiveBusinessNo } from './business.service.ts';
export { DEMO_CLOSED_NO } from './demo-checks.ts';
export { findOfferRefusal } from './offer.policy.ts';
export { insertBrand, lockBrand, updateBrand } from './brand.repository.ts';
