import { ANSWER_TIME } from '@danji/contracts/bids/answer-time';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';

const HOUR_SECONDS = 3600;
const SLOWEST_SECONDS = ANSWER_TIME.slowestHours * HOUR_SECONDS;

/**
 * Measures anew within how many hours each vendor answers. A question is the first message of an office about a request.
 * One without an answer counts only where the office began to talk: an office that answers a vendor may have the last word.
 */
export async function measureAnswers(db: Db, now: Date): Promise<void> {
  const since = addSeconds(now, -ANSWER_TIME.days * 24 * HOUR_SECONDS);
  const overdue = addSeconds(now, -SLOWEST_SECONDS);
  await sql`
    with waited as (
      select request.brand_id,
        coalesce(extract(epoch from answer.created - question.created)::float8, 'infinity') as seconds
      from suggest_message as question
      join suggest_request as request on request.id = question.request_id
      join user_account as account on account.id = request.brand_id and account.deleted is null
      left join lateral (
        select later.created from suggest_message as later
        where later.request_id = question.request_id and later.is_from_vendor and later.id > question.id
        order by later.id limit 1
      ) as answer on true
      where not question.is_from_vendor and question.created > ${since}
        and not exists (select from suggest_message as before
          where before.request_id = question.request_id and before.id < question.id and not before.is_from_vendor)
        and (answer.created is not null or (question.created <= ${overdue} and not exists (
          select from suggest_message as before where before.request_id = question.request_id and before.id < question.id)))
    ), found as (
      select brand_id,
        greatest(1, ceil(percentile_disc(0.5) within group (order by seconds) / ${sql.lit(HOUR_SECONDS)}))::smallint as hours
      from waited group by brand_id
      having count(*) >= ${sql.lit(ANSWER_TIME.leastQuestions)}
        and percentile_disc(0.5) within group (order by seconds) <= ${sql.lit(SLOWEST_SECONDS)}
    ), removed as (
      delete from brand_answer_time where brand_id not in (select brand_id from found)
    )
    insert into brand_answer_time (brand_id, hours) select brand_id, hours from found
      on conflict (brand_id) do update set hours = excluded.hours
        where brand_answer_time.hours <> excluded.hours`.execute(db);
}
