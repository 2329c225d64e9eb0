import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';

const { REFERRAL, REFERRED } = PointHistoryType;

/** The screen about the cause of an entry: its own, and where it has none the one that explains entries of its type. */
export function toCausePath({ data: { path }, history_type }: Pick<PointHistory, 'data' | 'history_type'>): string {
  if (path !== undefined && isAppPath(path)) return path;
  return history_type === REFERRAL || history_type === REFERRED ? webPaths.referrals : webPaths.pointGuide;
}
