import { type Kysely, sql } from 'kysely';

/**
 * Schedules and contracts of work spaces, their history, the expiry notifications that were sent, and the calendar
 * links.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table work_schedule (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    category1 smallint not null check (category1 between 1 and 4),
    category2 smallint not null,
    title text not null,
    description text not null,
    contract text not null,
    contract_start date,
    contract_end date,
    building_name text not null,
    is_complete boolean not null,
    contract_amount bigint check (contract_amount >= 0),
    previous_id bigint references work_schedule on delete set null,
    created timestamptz not null,
    updated timestamptz not null,
    deleted timestamptz,
    check (contract_end >= contract_start)
  )`,
  `create index work_schedule_created on work_schedule (space_id, created desc, id desc) where deleted is null`,
  `create index work_schedule_end on work_schedule (space_id, contract_end, id desc) where deleted is null`,
  `create index work_schedule_start on work_schedule (space_id, contract_start, id desc) where deleted is null`,
  `create index work_schedule_expiry on work_schedule (contract_end, id) where deleted is null and not is_complete`,
  `create index work_schedule_deleted on work_schedule (deleted) where deleted is not null`,
  `create index work_schedule_previous on work_schedule (previous_id) where previous_id is not null`,
  `create index work_schedule_user on work_schedule (user_id)`,
  `create table work_schedule_change (
    id bigint generated always as identity primary key,
    schedule_id bigint not null references work_schedule on delete cascade,
    user_id bigint not null references user_account,
    kind text not null check (kind in ('created', 'imported', 'changed', 'deleted', 'restored')),
    fields jsonb not null,
    created timestamptz not null
  )`,
  `create index work_schedule_change_list on work_schedule_change (schedule_id, id desc)`,
  `create index work_schedule_change_user on work_schedule_change (user_id)`,
  `create table work_schedule_notice (
    schedule_id bigint not null references work_schedule on delete cascade,
    contract_end date not null,
    mark smallint not null,
    created timestamptz not null,
    primary key (schedule_id, contract_end, mark)
  )`,
  `create table work_schedule_feed (
    space_id bigint primary key references work_space,
    secret_hash text not null unique,
    user_id bigint not null references user_account,
    created timestamptz not null
  )`,
  `create index work_schedule_feed_user on work_schedule_feed (user_id)`,
];
