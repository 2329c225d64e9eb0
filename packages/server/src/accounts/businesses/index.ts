export { SUBMITTED_FIELDS } from './brand-review.policy.ts';
export { approvedFact, findApprovedBrands, findBrandRef, isApprovedBrand } from './brand-ref.ts';
export { insertBrand, updateBrand } from './brand.repository.ts';
