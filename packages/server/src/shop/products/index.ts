export { toLine } from './product.presenter.ts';
export { getSeen, getSeenByCode } from './product.policy.ts';
export { lockProduct, type ProductLineRow, selectLines } from './product.repository.ts';
