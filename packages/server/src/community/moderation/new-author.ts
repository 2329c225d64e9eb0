import { NEW_ACCOUNT_DAYS } from '@danji/contracts/community/report-rules';
import { NEW_AUTHOR_PER_HOUR, type WrittenKind } from '@danji/contracts/community/new-author-rules';
import { formatDateTime } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3600;

/** The published texts by author and time; an own deletion does not undo it. */
const PUBLISHED = {
  post: sql`select published as at from community_post where user_id = `,
  answer: sql`select board.created as at from community_answer as answer join board_post as board on board.id = answer.board_id
    where answer.user_id = `,
  comment: sql`select created as at from board_comment where user_id = `,
} as const;
const LABELS: Record<WrittenKind, string> = { post: '글을', answer: '답변을', comment: '댓글을' };

/** Whether the account is younger than 7 days, or fewer than `texts` of its texts are seen by others. */
export async function isNewAuthor(db: Db, userId: number, texts: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ created: string; shown: number }>`
    select account.created, (select count(*)::integer from (
        (select from community_post where user_id = account.id and is_listed limit ${texts})
        union all (select from community_answer where user_id = account.id and hidden is null and deleted is null
          limit ${texts})
        union all (select from board_comment where user_id = account.id and hidden is null and deleted is null
          limit ${texts})) as shown) as shown
      from user_account as account where account.id = ${userId}`.execute(db);
  const [author] = rows;
  return !author || now.getTime() - Date.parse(author.created) < NEW_ACCOUNT_DAYS * DAY_MS || author.shown < texts;
}

/**
 * Refuses what a new author publishes beyond the number of an hour; publishing at the same time is one after the other.
 * @throws ProblemError `too_many_requests`, which says when it goes on
 */
export async function checkNewAuthorPace(
  db: Db,
  kind: WrittenKind,
  { userId, now, platform }: { userId: number; now: Date; platform: Pick<Platform, 'config' | 'rateLimitScale'> },
): Promise<void> {
  if (!(await isNewAuthor(db, userId, platform.config.communityNewAuthorTexts, now))) return;
  const most = Math.max(1, Math.floor(NEW_AUTHOR_PER_HOUR[kind] * platform.rateLimitScale));
  await db.selectFrom('user_account').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  const { rows } = await sql<{ at: string }>`
    select at from (${PUBLISHED[kind]} ${userId}) as written where at > ${addSeconds(now, -HOUR_SECONDS)}::timestamptz
      order by at desc limit ${most}`.execute(db);
  const oldest = rows.at(-1);
  if (rows.length < most || !oldest) return;
  const next = formatDateTime(addSeconds(new Date(oldest.at), HOUR_SECONDS).toISOString());
  throw new ProblemError('too_many_requests', {
    title: `새로 활동하는 회원은 한 시간에 ${LABELS[kind]} ${most}개까지 올릴 수 있어요. ${next} 이후에 다시 올려 주세요. 쓰던 내용은 그대로 있어요.`,
  });
}
