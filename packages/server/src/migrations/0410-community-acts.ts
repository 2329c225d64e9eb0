import { type Kysely, sql } from 'kysely';

/**
 * The acts of members in the community, with their points (ADR 0149). A trigger makes the acts about a text due
 * again when the text is removed or comes back, whichever call does it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Which changes of a row concern acts, and which acts. */
const CHANGES: Readonly<Record<string, { when: string; acts: string }>> = {
  board_post: {
    when: 'old.board_status is distinct from new.board_status',
    acts: 'board_id = new.id and comment_id is null',
  },
  community_post: {
    when: 'old.deleted is distinct from new.deleted',
    acts: 'board_id = new.board_id and comment_id is null',
  },
  community_answer: {
    when: '(old.deleted, old.is_accepted) is distinct from (new.deleted, new.is_accepted)',
    acts: 'board_id = new.board_id and comment_id is null',
  },
  board_comment: { when: 'old.deleted is distinct from new.deleted', acts: 'comment_id = new.id' },
};

const STATEMENTS = [
  `create table community_act (
    id bigint generated always as identity primary key,
    act_key text not null unique,
    action text not null check (action in
      ('write', 'read', 'comment', 'file_upload', 'download', 'recommended', 'answer', 'accepted')),
    user_id bigint not null references user_account,
    actor_id bigint references user_account,
    post_id bigint references community_post on delete set null,
    board_id bigint references board_post on delete set null,
    comment_id bigint references board_comment on delete set null,
    category text not null,
    category1 smallint not null,
    value integer not null,
    state text not null default 'waiting' check (state in ('waiting', 'paid', 'refused', 'reversed')),
    reason text check (reason in ('removed', 'unread', 'copied', 'limit', 'no_points')),
    is_withdrawn boolean not null default false,
    points integer,
    turn smallint not null default 0,
    created timestamptz not null,
    due timestamptz,
    check ((state = 'refused') = (reason is not null)),
    check (state not in ('paid', 'reversed') or points is not null)
  )`,
  `create index community_act_due on community_act (due, id) where due is not null`,
  `create index community_act_day on community_act (user_id, action, created) where state = 'paid'`,
  `create index community_act_created on community_act (created)`,
  `create index community_act_actor on community_act (actor_id) where actor_id is not null`,
  `create index community_act_post on community_act (post_id)`,
  `create index community_act_board on community_act (board_id)`,
  `create index community_act_comment on community_act (comment_id) where comment_id is not null`,
  // Readers and downloads keep what they have; acts that wait are looked at when they are due.
  ...Object.entries(CHANGES).flatMap(([table, { when, acts }]) => [
    `create function ${table}_acts_due() returns trigger language plpgsql as $$
      begin
        update community_act set due = created
          where ${acts}
            and state <> 'waiting' and action not in ('read', 'download');
        return null;
      end $$`,
    `create trigger acts_due after update on ${table} for each row when (${when}) execute function ${table}_acts_due()`,
  ]),
];
