import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { AiUsage } from '@danji/contracts/workspace/ai-prompt';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { selectPersonRef } from '../../accounts/accounts/index.ts';

type Period = { date_start: string; date_end: string };

const countOf = (state: number) => sql<number>`count(*) filter (where state = ${state})::integer`;
const fromPeriod = (db: Db, { date_start, date_end }: Period) =>
  db
    .selectFrom('ai_generation as generation')
    .where('generation.day', '>=', date_start)
    .where('generation.day', '<=', date_end)
    .select([
      countOf(AiDocumentState.DONE).as('succeeded'),
      countOf(AiDocumentState.FAILED).as('failed'),
      countOf(AiDocumentState.CANCELED).as('canceled'),
    ]);

/**
 * Sums up the generations of a period: by day, by type, and by the most active users. It contains nothing of the texts.
 */
export async function readUsage(db: Db, period: Period): Promise<AiUsage> {
  const counted = await fromPeriod(db, period)
    .select('generation.day')
    .groupBy('generation.day')
    .orderBy('generation.day')
    .execute();
  const types = await fromPeriod(db, period)
    .select('generation.document_type')
    .groupBy('generation.document_type')
    .orderBy('generation.document_type')
    .execute();
  const people = await fromPeriod(db, period)
    .select('generation.user_id')
    .select(selectPersonRef('generation.user_id').as('user'))
    .groupBy('generation.user_id')
    .orderBy('succeeded', 'desc')
    .orderBy('generation.user_id', 'desc')
    .limit(ANSWER_LIMITS.activePeople)
    .execute();
  const byDay = new Map(counted.map((row) => [row.day, row]));
  const days = listDays(period).map((day) => byDay.get(day) ?? { day, succeeded: 0, failed: 0, canceled: 0 });
  return { days, types, people: people.map(({ user_id: _id, ...row }) => row) };
}

function listDays({ date_start, date_end }: Period): string[] {
  const days: string[] = [];
  for (
    const day = new Date(`${date_start}T00:00:00Z`);
    day.toISOString().slice(0, 10) <= date_end;
    day.setUTCDate(day.getUTCDate() + 1)
  )
    days.push(day.toISOString().slice(0, 10));
  return days;
}
