export { toLine } from './product.presenter.ts';
export { getSeen } from './product.policy.ts';
export { type ProductLineRow, selectLines } from './product.repository.ts';
