import type { KaptNoticeLine } from '@danji/contracts/bids/kapt-notice';
import { KaptNoticeKind, type KaptNoticeKindCode } from '@danji/contracts/codes/kapt-notice-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { findNoticeLines } from './kapt-notice-list.repository.ts';

/** The page of K-apt for people (FACTS §4). */
function toLink(kind: KaptNoticeKindCode, number: string): string {
  const parameters = {
    ...(kind === KaptNoticeKind.PRIVATE && { searchBidGb: 'private_contract' }),
    bidNum: number,
  };
  return `https://www.k-apt.go.kr/bid/bidDetail.do?${new URLSearchParams(parameters)}`;
}

/** Adds the page of K-apt. */
export const withLink = <T extends { kind: KaptNoticeKindCode; kapt_number: string }>(
  row: T,
): T & { link: string } => ({
  ...row,
  link: toLink(row.kind, row.kapt_number),
});

/** Finds notices of K-apt as lists show them, in no order. */
export const findLines = async (db: Db, ids: readonly number[], now: Date): Promise<KaptNoticeLine[]> =>
  (await findNoticeLines(db, ids, now)).map((row) => withLink(row));
