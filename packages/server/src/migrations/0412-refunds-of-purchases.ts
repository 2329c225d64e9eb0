import { type Kysely, sql } from 'kysely';

/**
 * Purchases of posts that were blocked are refunded (ADR 0150): a trigger notes the post, whichever call blocks it, and a
 * job refunds once no review is open. A post that comes back may be bought again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table community_purchase add column turn smallint not null default 1`,
  `create index community_purchase_sold on community_purchase (post_id, created)`,
  // The posts that were ever sold are listed for their author, also when all sales were refunded.
  `alter table community_post add column has_sales boolean not null default false`,
  `update community_post set has_sales = true where exists (select from community_purchase where post_id = community_post.id)`,
  `create index community_post_sold on community_post (user_id, id desc) where has_sales`,
  `create table community_blocked_post (
    post_id bigint primary key references community_post on delete cascade,
    blocked timestamptz not null
  )`,
  `create function note_blocked_post() returns trigger language plpgsql as $$
    begin
      insert into community_blocked_post (post_id, blocked) values (new.id, now()) on conflict do nothing;
      return null;
    end $$`,
  `create trigger blocked_noted after update on community_post for each row
    when (new.board_status = 2 and old.board_status <> 2 and new.purchases > 0) execute function note_blocked_post()`,
];
