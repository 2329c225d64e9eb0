import { type Kysely, sql } from 'kysely';

/** The contract that was made from a winning request: one for each, gone with either. Closed notices that wait are found by space. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table award_contract (
    request_id bigint primary key references suggest_request on delete cascade,
    schedule_id bigint not null references work_schedule on delete cascade,
    created timestamptz not null
  )`,
  `create index award_contract_schedule on award_contract (schedule_id)`,
  `create index suggest_item_undecided on suggest_item (space_id, date_end, id) where state = 4`,
];
