import type { CommunityStatistics } from '@danji/contracts/community/community-statistics';
import { addDays } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';

/** Business days, both included. */
type Period = { date_start: string; date_end: string };
type Texts = Pick<CommunityStatistics, 'posts' | 'answers' | 'comments' | 'writers'>;
type Questions = Pick<CommunityStatistics, 'questions' | 'answered' | 'accepted' | 'minutes_to_answer'>;

const NO_TEXTS: Texts = { posts: 0, answers: 0, comments: 0, writers: 0 };

const isWithin = (column: string, { date_start, date_end }: Period) =>
  sql`${sql.ref(column)} >= ${dayStart(date_start)} and ${sql.ref(column)} < ${dayEnd(date_end)}`;
const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;

/** The shown texts of a period by day, and in all with `date` null. */
async function countTexts(db: Db, period: Period): Promise<(Texts & { date: string | null })[]> {
  const { rows } = await sql<Texts & { date: string | null }>`
    with written as (
      select 'post' as kind, post.user_id, ${dayOf('post.published')} as date from community_post as post
        where post.is_listed and ${isWithin('post.published', period)}
      union all
      select 'answer', answer.user_id, ${dayOf('board.created')}
        from board_post as board join community_answer as answer on answer.board_id = board.id
        where ${isWithin('board.created', period)} and answer.deleted is null and answer.hidden is null
      union all
      select 'comment', comment.user_id, ${dayOf('comment.created')} from board_comment as comment
        where ${isWithin('comment.created', period)} and comment.deleted is null and comment.hidden is null)
    select date, count(*) filter (where kind = 'post')::integer as posts,
      count(*) filter (where kind = 'answer')::integer as answers,
      count(*) filter (where kind = 'comment')::integer as comments,
      count(distinct user_id)::integer as writers
    from written group by grouping sets ((date), ())`.execute(db);
  return rows;
}

/** The questions of a period, and what has become of them. */
async function countQuestions(db: Db, period: Period): Promise<Questions> {
  const { rows } = await sql<Questions>`
    select count(*)::integer as questions, count(first.created)::integer as answered,
      count(*) filter (where post.is_accepted)::integer as accepted,
      (percentile_cont(0.5) within group (order by extract(epoch from first.created - post.published) / 60))::float8
        as minutes_to_answer
    from community_post as post left join lateral (
      select min(board.created) as created
      from community_answer as answer join board_post as board on board.id = answer.board_id
      where answer.question_id = post.id and answer.deleted is null and answer.hidden is null) as first on true
    where post.is_listed and post.is_question and ${isWithin('post.published', period)}`.execute(db);
  return rows[0] ?? { questions: 0, answered: 0, accepted: 0, minutes_to_answer: null };
}

/** The points that were paid for acts of a period, without those that were taken back. */
async function sumPaidPoints(db: Db, period: Period): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(act.points), 0)::bigint as points from community_act as act
    where act.state = 'paid' and ${isWithin('act.created', period)}`.execute(db);
  return rows[0]?.points ?? 0;
}

const listDays = ({ date_start, date_end }: Period): string[] => {
  const days: string[] = [];
  for (let day = date_start; day <= date_end; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Counts the texts that members wrote in a period: every day of it, also those without a text. */
export async function readCommunityStatistics(db: Db, period: Period): Promise<CommunityStatistics> {
  const counted = new Map((await countTexts(db, period)).map(({ date, ...texts }) => [date, texts]));
  return {
    rows: listDays(period).map((date) => ({ date, ...(counted.get(date) ?? NO_TEXTS) })),
    ...(counted.get(null) ?? NO_TEXTS),
    ...(await countQuestions(db, period)),
    points_paid: await sumPaidPoints(db, period),
  };
}
