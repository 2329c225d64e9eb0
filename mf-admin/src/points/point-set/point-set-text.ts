import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { pointSetFields, reviewPointFields } from '@danji/contracts/points/point-set';

export type PointSetField = keyof typeof pointSetFields | keyof typeof reviewPointFields;
type Field = { name: PointSetField; label: string; unit: 'P' | '원'; help: string };

/** The fields of the point set in the order of its screen; their units are those of SPEC §3. */
export const POINT_SET_FIELDS: readonly Field[] = [
  {
    name: 'point_signup',
    label: '가입 적립',
    unit: 'P',
    help: '휴대폰을 확인하고 처음 가입한 회원이 받아요.',
  },
  {
    name: 'point_referral',
    label: '추천인 적립',
    unit: 'P',
    help: '추천한 회원이 받아요.',
  },
  {
    name: 'point_referred',
    label: '피추천인 적립',
    unit: 'P',
    help: '추천 코드로 가입한 회원이 받아요.',
  },
  {
    name: 'point_review_text',
    label: '상품 후기 적립',
    unit: 'P',
    help: '구매확정한 상품의 후기를 쓴 회원이 주문마다 한 번 받아요.',
  },
  {
    name: 'point_review_image',
    label: '사진 후기 추가 적립',
    unit: 'P',
    help: '후기에 사진을 올리면 더 받아요.',
  },
  {
    name: 'limit_price_user',
    label: '1인 구매 한도',
    unit: '원',
    help: '한 사람이 한 달에 살 수 있는 금액이에요. 0원이면 한도가 없어요.',
  },
  {
    name: 'limit_price_day',
    label: '1일 구매 한도',
    unit: '원',
    help: '모든 회원이 하루에 살 수 있는 금액이에요. 넘으면 다음 날 발급해요. 0원이면 한도가 없어요.',
  },
];

/** A value with its unit. */
export const toSetText = (name: PointSetField, value: number): string =>
  POINT_SET_FIELDS.find((field) => field.name === name)?.unit === 'P' ? formatPoints(value) : formatWon(value);
