import type { PersonRef } from '@danji/contracts/accounts/user';
import { ReviewState } from '@danji/contracts/codes/report-codes';
import type { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { NEW_ACCOUNT_DAYS, REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Insertable, sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { readPage } from '../../platform/records/read-page.ts';
import type { CaseObject, ReviewCaseRow } from '../moderation/index.ts';
import { selectAuthor } from '../posts/index.ts';

const DAY_MS = 86_400_000;

const selectCases = (db: Db) =>
  db
    .selectFrom('review_case as reviewed')
    .selectAll('reviewed')
    .select([
      selectAuthor('reviewed.author_id').as('author'),
      selectPersonRef<PersonRef | null>('reviewed.handler_id').as('handler'),
    ]);
export type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

/** Lists cases: those that wait for a decision first, and of these the oldest. */
export function listCases(db: Db, query: QueryOf<typeof listReviewCases>): Promise<Page<CaseRow>> {
  let found = db.selectFrom('review_case as reviewed');
  if (query.state !== undefined) found = found.where('reviewed.state', '=', query.state);
  if (query.kind !== undefined) found = found.where('reviewed.kind', '=', query.kind);
  return readPage(db, query, {
    found,
    order: [
      ['reviewed.state', 'asc'],
      ['reviewed.created', 'asc'],
      ['reviewed.id', 'asc'],
    ],
    key: 'reviewed.id',
    lines: selectCases(db),
  });
}

export const findCase = (db: Db, ref: string): Promise<CaseRow | undefined> =>
  selectCases(db).where(hasRef('reviewed', ref)).executeTakeFirst();

/** The newest reports of a case. */
export const listReports = (db: Db, caseId: number) =>
  db
    .selectFrom('report')
    .where('report.case_id', '=', caseId)
    .select(['report.id', 'report.reason', 'report.content', 'report.created'])
    .select(selectAuthor('report.reporter_id').as('reporter'))
    .orderBy('report.id', 'desc')
    .limit(REPORT_LIMITS.shown)
    .execute();

/** The newest decisions about other texts of an author. */
export const listEarlier = (db: Db, { id, author_id }: Pick<ReviewCaseRow, 'id' | 'author_id'>) =>
  db
    .selectFrom('review_case as reviewed')
    .where('reviewed.author_id', '=', author_id)
    .where('reviewed.id', '<>', id)
    .where('reviewed.state', '<>', ReviewState.OPEN)
    .select(['reviewed.id', 'reviewed.nano_id', 'reviewed.kind', 'reviewed.state', 'reviewed.excerpt'])
    .select(['reviewed.reason', 'reviewed.decided', 'reviewed.is_anonymous'])
    .orderBy('reviewed.decided', 'desc')
    .orderBy('reviewed.id', 'desc')
    .limit(REPORT_LIMITS.shown)
    .execute();

export const hasReported = async (db: Db, reporterId: number, { kind, id }: CaseObject): Promise<boolean> =>
  (await db
    .selectFrom('report')
    .where('reporter_id', '=', reporterId)
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Whether the account is old enough for its reports to hide something. */
export async function isEstablished(db: Db, userId: number, now: Date): Promise<boolean> {
  const { created } = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select('created')
    .executeTakeFirstOrThrow();
  return now.getTime() - Date.parse(created) >= NEW_ACCOUNT_DAYS * DAY_MS;
}

/** Stores a report; resolves to the number of reports of its case that count for hiding. */
export async function insertReport(db: Db, report: Insertable<Database['report']>): Promise<number> {
  await db.insertInto('report').values(report).execute();
  const { weighed } = await db
    .selectFrom('report')
    .where('case_id', '=', report.case_id)
    .where('is_weighed', '=', true)
    .select(sql<number>`count(*)::integer`.as('weighed'))
    .executeTakeFirstOrThrow();
  return weighed;
}

/** The reports of an account, for its own download. */
export const listReportsOf = (db: Db, userId: number) =>
  db
    .selectFrom('report')
    .where('reporter_id', '=', userId)
    .select(['kind', 'reason', 'content', 'created'])
    .orderBy('id')
    .execute();

/** Deletes what an account has written in its reports; the reports stay. */
export async function eraseReportTexts(db: Db, userId: number): Promise<void> {
  await db.updateTable('report').set({ content: '' }).where('reporter_id', '=', userId).execute();
}
