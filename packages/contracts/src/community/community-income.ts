import { Type, type Static } from 'typebox';
import { count, date, entity, id, publicId } from '../fields.ts';

const many = (label: string) => count(label, Number.MAX_SAFE_INTEGER);

/** Sales of some posts in a period: number, prices, refunds, the fee and what the author has got. Points. */
const sums = {
  sales: many('판매'),
  price: many('판매 포인트'),
  refunds: many('환불'),
  refunded: many('환불 포인트'),
  fee: many('수수료'),
  /** `price` without `refunded` and `fee`. */
  net: many('받은 포인트'),
};

/** The sums of the sales of all posts of the caller. */
export const communityIncomeTotal = entity('CommunityIncomeTotal', sums);

/** The same of one post. */
export const communityIncome = entity('CommunityIncome', {
  id,
  nano_id: publicId,
  title: Type.String({ label: '제목' }),
  /** Whether the caller has deleted it; its buyers keep it. */
  is_gone: Type.Boolean({ label: '삭제함' }),
  ...sums,
});
export type CommunityIncome = Static<typeof communityIncome>;
export type CommunityIncomeTotal = Static<typeof communityIncomeTotal>;

/** The period of the purchases; the days are Korean days. */
export const communityIncomeFilters = {
  date_start: Type.Optional(date('시작일')),
  date_end: Type.Optional(date('종료일')),
};
