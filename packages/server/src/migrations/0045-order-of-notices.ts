import { type Kysely, sql } from 'kysely';

/**
 * Lists of notices filter and order by columns of the post and of the notice. An index has columns of one table only, so
 * the post keeps a copy of those of its notice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const READABLE = 'where notice_id is not null and deleted is null and board_status = 0 and published is not null';
const PRESENT = 'where notice_id is not null and deleted is null';

const STATEMENTS = [
  `alter table board_post add column notice_id bigint, add column is_important boolean, add column published timestamptz`,
  `update board_post set notice_id = notice.id, is_important = notice.is_important, published = notice.published
    from notice where notice.board_id = board_post.id`,
  `create function copy_notice_to_post() returns trigger language plpgsql as $$
    begin
      update board_post set notice_id = new.id, is_important = new.is_important, published = new.published
        where id = new.board_id and (notice_id, is_important, published) is distinct from (new.id, new.is_important, new.published);
      return null;
    end $$`,
  `create trigger notice_copied after insert or update on notice for each row execute function copy_notice_to_post()`,

  `drop index notice_list`,
  `drop index notice_day`,
  `drop index notice_published`,
  `drop index notice_first_published`,
  `drop index notice_board`,
  `drop index board_post_readable`,
  `drop index board_post_present`,
  `drop index board_post_updated`,
  `drop index board_post_status`,
  `drop index board_post_views`,
  `drop index board_post_title`,
  `create unique index board_post_notice on board_post (notice_id)`,
  `create index board_post_readable on board_post (is_important desc, published desc, notice_id desc) ${READABLE}`,
  `create index board_post_readable_day on board_post (published, notice_id) ${READABLE}`,
  `create index board_post_updated on board_post (updated desc, notice_id desc) ${PRESENT}`,
  `create index board_post_published on board_post (published desc nulls last, notice_id desc) ${PRESENT}`,
  `create index board_post_first_published on board_post (published, notice_id desc) ${PRESENT}`,
  `create index board_post_views on board_post (views desc, notice_id desc) ${PRESENT}`,
  `create index board_post_title on board_post (title, notice_id desc) ${PRESENT}`,
  `create index board_post_status on board_post (board_status, updated desc, notice_id desc) ${PRESENT}`,
  `create index board_post_important on board_post (is_important, updated desc, notice_id desc) ${PRESENT}`,
];
