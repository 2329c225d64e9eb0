import { directionOf, PointHistoryType, type PointHistoryTypeCode } from './point-history-type.ts';

export const POINT_LIMITS = {
  /** The most points of one entry by hand. */
  points: 100_000_000,
  /** The most points that an operator of type STAFF gives or takes at once (DECISIONS, Screens and routes). */
  staffPoints: 100_000,
  descriptionCharacters: 200,
} as const;

/** The facts that decide the sign of an entry, and whether it may take more than there is. */
export type PointMove = { type: PointHistoryTypeCode; points: number; isReversal?: boolean };

const CLAWBACKS = new Set<PointHistoryTypeCode>([
  PointHistoryType.SHOP_REFUND,
  PointHistoryType.SHOP_CANCEL,
  PointHistoryType.RECOMMEND_MASTER_CLAWBACK,
  PointHistoryType.RECOMMEND_PARENT_CLAWBACK,
]);
const GIVEN_BACK = new Set<PointHistoryTypeCode>([PointHistoryType.COUPON_REFUND, PointHistoryType.COUPON_CANCEL]);

/** The sign of the first entry of a type that reversals turn around; 0 where it has either. */
function ownDirection(type: PointHistoryTypeCode): 1 | 0 | -1 {
  if (type === PointHistoryType.POST_PURCHASE) return -1;
  return type === PointHistoryType.POST_SALE || type === PointHistoryType.ANSWER_WRITTEN ? 1 : 0;
}

/** Returns whether the entry has a sign that its type allows. Nought is allowed: it records that nobody got anything, and why. */
export function hasAllowedSign({ type, points, isReversal = false }: PointMove): boolean {
  const direction = directionOf(type);
  if (direction !== 0 && isReversal) return false;
  const allowed = direction || (isReversal ? -ownDirection(type) : ownDirection(type));
  return allowed === 0 || points === 0 || Math.sign(points) === allowed;
}

/** Returns whether the entry takes back what was earned, which may be spent already: it may pass below zero (DECISIONS, Points). */
export const isClawback = ({ type, points, isReversal = false }: PointMove): boolean =>
  points < 0 && (CLAWBACKS.has(type) || isReversal);

/** Returns the change of the earned points of an account (`accum_points`): points given back are not earned again. */
export function toEarned(move: PointMove): number {
  if (isClawback(move)) return move.points;
  return move.isReversal || GIVEN_BACK.has(move.type) ? 0 : Math.max(0, move.points);
}
