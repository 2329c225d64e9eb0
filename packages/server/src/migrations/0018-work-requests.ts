import { type Kysely, sql } from 'kysely';

/** Requests of work spaces to our staff with every move of them, and exports of whole work spaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table work_request (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    request_type smallint not null check (request_type between 0 and 4),
    title text not null,
    text text not null,
    process_state smallint not null check (process_state between 0 and 4),
    handler_id bigint references user_account,
    done_datetime timestamptz,
    reopened timestamptz,
    seen timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  // Lists of a work space, whole and by state.
  `create index work_request_space on work_request (space_id, created desc, id desc)`,
  `create index work_request_space_state on work_request (space_id, process_state, created desc, id desc)`,
  // Lists of our staff: all, by state, and the few that wait.
  `create index work_request_created on work_request (created, id)`,
  `create index work_request_state on work_request (process_state, created, id)`,
  `create index work_request_type on work_request (request_type, created, id)`,
  `create index work_request_open on work_request (created, id) where process_state in (0, 1)`,
  // Results that no member of the work space has read.
  `create index work_request_unseen on work_request (space_id, done_datetime, id) where process_state in (2, 3) and seen is null`,
  `create index work_request_search on work_request using gin (title gin_trgm_ops, text gin_trgm_ops)`,
  `create index work_request_user on work_request (user_id)`,
  `create index work_request_handler on work_request (handler_id) where handler_id is not null`,
  `create table work_request_event (
    id bigint generated always as identity primary key,
    request_id bigint not null references work_request,
    user_id bigint not null references user_account,
    side text not null check (side in ('space', 'staff')),
    from_state smallint,
    to_state smallint not null,
    comment text,
    result jsonb,
    created timestamptz not null
  )`,
  `create index work_request_event_request on work_request_event (request_id, id)`,
  `create index work_request_event_user on work_request_event (user_id)`,
  // Contracts that ask for attention: neither completed nor deleted.
  `create index work_schedule_open on work_schedule (space_id, contract_end, id) where deleted is null and not is_complete`,
  `create table work_hand_over (
    id bigint generated always as identity primary key,
    space_id bigint not null references work_space,
    user_id bigint not null references user_account,
    state smallint not null check (state between 0 and 4),
    run text,
    alive timestamptz not null,
    progress smallint not null default 0,
    message text not null default '',
    file_count integer not null default 0,
    size bigint not null default 0,
    storage_key text unique,
    created timestamptz not null,
    finished timestamptz,
    expires timestamptz
  )`,
  `create index work_hand_over_space on work_hand_over (space_id, created desc, id desc)`,
  // One at a time in a work space, whoever starts it and on whatever server.
  `create unique index work_hand_over_one on work_hand_over (space_id) where state in (0, 1)`,
  `create index work_hand_over_alive on work_hand_over (alive) where state in (0, 1)`,
  `create index work_hand_over_expires on work_hand_over (expires) where state = 2`,
  `create index work_hand_over_user on work_hand_over (user_id)`,
  `create table work_hand_over_event (
    id bigint generated always as identity primary key,
    hand_over_id bigint not null references work_hand_over,
    user_id bigint references user_account,
    action text not null check (action in ('started', 'done', 'failed', 'downloaded', 'expired')),
    created timestamptz not null
  )`,
  `create index work_hand_over_event_hand_over on work_hand_over_event (hand_over_id, id)`,
  `create index work_hand_over_event_user on work_hand_over_event (user_id)`,
];
