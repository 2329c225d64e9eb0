export { SUBMITTED_FIELDS } from './brand-review.policy.ts';
export { insertBrand, updateBrand } from './brand.repository.ts';
