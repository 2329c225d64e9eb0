import type { OwnReview, ReviewCase, ReviewCaseLine } from '@danji/contracts/community/report';
import { REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import { pick } from '@danji/contracts/pick';
import type { Db } from '../../platform/database/open-database.ts';
import type { ReviewCaseRow } from '../moderation/index.ts';
import { listBansLike, toBan } from '../bans/index.ts';
import { type Reader, toAuthor } from '../posts/index.ts';
import { type CaseRow, listEarlier, listReports } from './report.repository.ts';
import { REPORTED } from './reported-objects.ts';

const LINE = [
  'id',
  'nano_id',
  'kind',
  'state',
  'excerpt',
  'reports',
  'held',
  'held_text',
  'is_hidden',
  'appealed',
  'reason',
] as const;

/** Presents a case in the queue. */
export const toCaseLine = (row: CaseRow): ReviewCaseLine => ({
  ...pick(row, [...LINE, 'message', 'handler', 'decided', 'created', 'updated']),
  author: toAuthor(row.author, row.is_anonymous),
});

/** Presents a case with the text as it is now. */
export async function toCase(
  db: Db,
  row: CaseRow,
  { reader, now }: { reader: Reader; now: Date },
): Promise<ReviewCase> {
  const object = await REPORTED[row.kind].find(db, row.object_id, reader);
  const earlier = await listEarlier(db, row);
  return {
    ...toCaseLine(row),
    text: object ? object.text.slice(0, REPORT_LIMITS.shownCharacters).toWellFormed() : null,
    post_nano_id: object && 'nano_id' in object.place ? object.place.nano_id : null,
    product_code: object && 'code' in object.place ? object.place.code : null,
    appeal: row.appeal,
    report_list: (await listReports(db, row.id)).map(({ reporter, ...report }) => ({
      ...report,
      reporter: toAuthor(reporter, false),
    })),
    bans: (await listBansLike(db, row)).map((ban) => toBan(ban, now)),
    earlier: earlier.map(({ is_anonymous, excerpt, nano_id, ...decision }) => {
      const isUnnamed = is_anonymous || row.is_anonymous;
      return { ...decision, nano_id: isUnnamed ? null : nano_id, excerpt: isUnnamed ? null : excerpt };
    }),
  };
}

/** Presents to the author why something is hidden. */
export const toOwnReview = (row: ReviewCaseRow): OwnReview =>
  pick(row, ['state', 'held', 'reason', 'message', 'decided', 'appeal']);
