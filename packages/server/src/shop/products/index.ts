export { toLine, toProductPictureUrl } from './product.presenter.ts';
export { getSeen, getSeenByCode } from './product.policy.ts';
export { lockProduct, type ProductLineRow, selectLines } from './product.repository.ts';
export { availableTo, type HeldUnits, listHolds, lockProducts, makeHoldsFirm } from './stock-hold.repository.ts';
export { holdStock, releaseStock, returnStock, sellStock } from './stock-hold.service.ts';
