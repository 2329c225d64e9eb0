export { readVoucherGoods } from './sync-goods.job.ts';
