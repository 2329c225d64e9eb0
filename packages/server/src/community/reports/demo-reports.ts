import { ReportReason, ReportedKind, type ReportReasonCode } from '@danji/contracts/codes/report-codes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { lockOpenCase, updateCase } from '../moderation/index.ts';
import { listDemoAuthors } from '../posts/index.ts';
import { insertReport } from './report.repository.ts';

const { SPAM, OTHER } = ReportReason;
const HOUR_SECONDS = 3600;
/** The reports of each reported comment; too few to hide it. */
const REPORTS: readonly (readonly [ReportReasonCode, string])[][] = [
  [
    [SPAM, ''],
    [OTHER, '질문과 상관없는 댓글이에요.'],
  ],
  [[SPAM, '다른 글에도 똑같이 달려 있어요.']],
];

/** Seeds reports of some comments that wait for our staff. */
export async function seedDemoReports(db: Db, now: Date): Promise<void> {
  const authors = await listDemoAuthors(db);
  const comments = await db
    .selectFrom('board_comment')
    .select(['id', 'user_id', 'content'])
    .orderBy('id')
    .limit(REPORTS.length)
    .execute();
  for (const [at, { id, user_id, content }] of comments.entries()) {
    const kind = ReportedKind.COMMENT;
    const others = authors.filter((author) => author !== user_id);
    const created = addSeconds(now, -(at + 1) * HOUR_SECONDS);
    const row = await lockOpenCase(db, { kind, id, authorId: user_id, isAnonymous: false, excerpt: content }, created);
    const reports = REPORTS[at] ?? [];
    for (const [n, [reason, text]] of reports.entries()) {
      const reporter_id = others[n];
      if (reporter_id === undefined) continue;
      const report = { case_id: row.id, kind, object_id: id, reporter_id, reason, content: text };
      await insertReport(db, { ...report, is_weighed: true, created });
    }
    await updateCase(db, row.id, { reports: reports.length });
  }
}
