export { SUBMITTED_FIELDS } from './brand-review.policy.ts';
export { approvedFact, findApprovedBrands, findBrandRef, isApprovedBrand } from './brand-ref.ts';
export { findOfferRefusal } from './offer.policy.ts';
export { insertBrand, lockBrand, updateBrand } from './brand.repository.ts';
