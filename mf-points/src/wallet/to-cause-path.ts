import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';

/** Types of entries that came of recommended members; the orders of these are nobody else's. */
const BY_REFERRALS = new Set<PointHistory['history_type']>([
  PointHistoryType.REFERRAL,
  PointHistoryType.REFERRED,
  PointHistoryType.RECOMMEND_MASTER,
  PointHistoryType.RECOMMEND_PARENT,
  PointHistoryType.RECOMMEND_MASTER_CLAWBACK,
  PointHistoryType.RECOMMEND_PARENT_CLAWBACK,
]);

/** The screen about the cause of an entry: its own, and where it has none the one that explains entries of its type. */
export function toCausePath({ data: { path }, history_type }: Pick<PointHistory, 'data' | 'history_type'>): string {
  if (path !== undefined && isAppPath(path)) return path;
  return BY_REFERRALS.has(history_type) ? webPaths.referrals : webPaths.pointGuide;
}
