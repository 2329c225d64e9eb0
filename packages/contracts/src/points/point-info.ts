import { Type } from 'typebox';
import { entity, labelled, nullable } from '../fields.ts';

const sum = Type.Integer({ label: '포인트' });

/** The figures of an account, and of all together (SPEC §3, Point info). */
export const pointInfo = entity('PointInfo', {
  /** Of all accounts; null for members. */
  point_all: labelled('전체 포인트', nullable(sum)),
  accum_point_all: labelled('전체 누적 포인트', nullable(sum)),
  my_point: labelled('포인트', sum),
  my_recommands: Type.Integer({ label: '추천한 수' }),
  my_accum_point: labelled('누적 포인트', sum),
  my_coupons_done: Type.Integer({ label: '받은 쿠폰' }),
  my_coupons_apply: Type.Integer({ label: '신청 중인 쿠폰' }),
});
