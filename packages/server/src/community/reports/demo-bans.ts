import { BanPeriod, type BanPeriodCode } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { addDemoComment } from '../comments/index.ts';
import { recordComment, settleDueActs } from '../earnings/index.ts';
import { lockOpenCase, updateCase } from '../moderation/index.ts';
import { isFirstViewOfDay } from '../notices/index.ts';
import { listDemoAuthors, TRIED_ACCOUNTS } from '../posts/index.ts';
import { decideCase } from './decision.service.ts';
import { insertReport } from './report.repository.ts';

const HOUR_SECONDS = 3600;
const { SPAM } = ReportReason;

type Removed = {
  content: string;
  /** Hours from the comment to now, and from the decision. */
  written: number;
  decided: number;
  period: BanPeriodCode;
};
/** Comments that our staff has removed: the ban of the first is over, that of the second is running. */
const REMOVED: readonly Removed[] = [
  {
    content: '관리비 절감 컨설팅 무료로 해 드려요. 쪽지 주세요!',
    written: 20 * 24,
    decided: 19 * 24,
    period: BanPeriod.WEEK,
  },
  {
    content: '도장·방수 최저가 보장합니다. 다른 글에도 남겼으니 꼭 연락 주세요.',
    written: 30,
    decided: 0,
    period: BanPeriod.MONTH,
  },
];

/** The newest post that was there `before`, by somebody else. */
const findPost = (db: Db, authorId: number, before: Date) =>
  db
    .selectFrom('community_post')
    .where('is_listed', '=', true)
    .where('user_id', '!=', authorId)
    .where('published', '<', before.toISOString())
    .select(['id', 'board_id'])
    .orderBy('published', 'desc')
    .limit(1)
    .executeTakeFirst();

type People = { author: number; reporter: number; operatorId: number };

async function seedBan(db: Db, { content, written, decided, period }: Removed, people: People, now: Date) {
  const { author: user_id, reporter, operatorId } = people;
  const created = addSeconds(now, -written * HOUR_SECONDS);
  const post = await findPost(db, user_id, created);
  if (!post) return;
  const { id: postId, board_id } = post;
  const id = await addDemoComment(db, { board_id, user_id, content }, created);
  await recordComment(db, { userId: user_id, postId, boardId: board_id, commentId: id, now: created });
  // Somebody has read it, so it has brought its points.
  const time = addSeconds(now, -decided * HOUR_SECONDS);
  await isFirstViewOfDay(db, board_id, reporter, toBusinessDate(time));
  await settleDueActs(db, time);
  const kind = ReportedKind.COMMENT;
  const object = { kind, id, authorId: user_id, isAnonymous: false, excerpt: content };
  const row = await lockOpenCase(db, object, created);
  const report = { case_id: row.id, kind, object_id: id, reporter_id: reporter, reason: SPAM, content: '', created };
  await insertReport(db, { ...report, is_weighed: true });
  await updateCase(db, row.id, { reports: 1 });
  const author = { id: operatorId, jobGrade: null, isStaff: true, user: null };
  const ban = { period, reason: SPAM };
  const decision = { state: ReviewState.REMOVED, reason: SPAM, ban, updated: row.updated };
  await decideCase(db, row.nano_id, decision, { author, now: time });
  await settleDueActs(db, time);
}

/** Seeds two bans of the demo with their cases; the points for the removed comments are taken back. */
export async function seedDemoBans(db: Db, now: Date): Promise<void> {
  const authors = (await listDemoAuthors(db)).slice(TRIED_ACCOUNTS);
  const operator = await db
    .selectFrom('staff_account')
    .select('user_id')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  const reporter = authors[0];
  if (!operator || reporter === undefined || authors.length <= REMOVED.length) return;
  for (const [at, removed] of REMOVED.entries()) {
    const author = authors.at(-1 - at) ?? reporter;
    await seedBan(db, removed, { author, reporter, operatorId: operator.user_id }, now);
  }
}
