import type { TextMeasures } from '@danji/contracts/points/community-earnings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { ActRow } from './act.repository.ts';

/** Texts of fewer characters are alike by chance. */
const LEAST_CHARACTERS = 20;
/** From this similarity of trigrams on a text is a copy. */
const COPY_SIMILARITY = 0.8;
const COPY_DAYS = 90;
/** The newest texts that one is compared with. */
const COMPARED = 5000;

/** The text that an act is about, as it is now. */
export type ActText = TextMeasures & {
  title: string;
  nano_id: string;
  /** Whether the member wrote the post without a name. */
  is_hidden_author: boolean;
  /** Whether everybody may see the text, its member is active, and what was given is not taken back. */
  stands: boolean;
  /** Whether the post is there, so that others may read an answer or a comment on it. */
  is_open: boolean;
  is_read: boolean;
};

/** Reads what an act is about; `undefined` when it was deleted for good. */
export async function findActText(db: Db, { id }: Pick<ActRow, 'id'>): Promise<ActText | undefined> {
  const { rows } = await sql<ActText>`
    select asked.title, post.nano_id, post.is_listed as is_open,
        post.is_anonymous and post.user_id = act.user_id as is_hidden_author,
        coalesce(length(comment.content), length(board.text)) as characters,
        case when comment.id is null then board.comments else 0 end as comments,
        case when comment.id is not null then 0 else (select count(*)::integer from record_file as attached
          where attached.use in ('community', 'community_answer') and attached.record_id = board.id
            and attached.position is not null) end as files,
        not act.is_withdrawn and account.deleted is null and case
          when act.comment_id is not null then comment.id is not null and comment.deleted is null
            and comment.hidden is null
          when answer.id is not null then answer.deleted is null and answer.hidden is null and board.board_status = 0
            and (act.action <> 'accepted' or answer.is_accepted)
          else post.is_listed end as stands,
        exists (select from board_view as seen where seen.board_id = post.board_id and seen.user_id <> act.user_id
          and seen.day >= (act.created at time zone 'Asia/Seoul')::date) as is_read
      from community_act as act
        join user_account as account on account.id = act.user_id
        join community_post as post on post.id = act.post_id
        join board_post as asked on asked.id = post.board_id
        join board_post as board on board.id = act.board_id
        left join community_answer as answer on answer.board_id = act.board_id
        left join board_comment as comment on comment.id = act.comment_id
      where act.id = ${id}`.execute(db);
  return rows[0];
}

/** SQL for the texts that came before that of an act, with the text itself as `own`. */
const earlierTexts = (act: ActRow): { own: RawBuilder<string>; others: RawBuilder<unknown> } => {
  const since = sql`${act.created}::timestamptz - ${`${COPY_DAYS} days`}::interval`;
  if (act.comment_id !== null)
    return {
      own: sql`select content from board_comment where id = ${act.comment_id}`,
      // Short answers of different members are alike: only those of one member, or on the same text, are compared.
      others: sql`select other.content as text from board_comment as other
        where other.id < ${act.comment_id} and other.deleted is null and other.created > ${since}
          and (other.user_id = ${act.user_id} or other.board_id = ${act.board_id})`,
    };
  const own = sql<string>`select text from board_post where id = ${act.board_id}`;
  if (act.action === 'answer')
    return {
      own,
      others: sql`select board.text from community_answer as other
          join community_post as asked on asked.id = other.question_id
          join board_post as board on board.id = other.board_id
        where other.id < (select id from community_answer where board_id = ${act.board_id}) and other.deleted is null
          and asked.category = ${act.category} and board.created > ${since}
        order by other.id desc`,
    };
  return {
    own,
    others: sql`select board.text from community_post as own
        join community_post as other on other.is_listed and other.category = own.category
          and (other.published, other.id) < (own.published, own.id) and other.published > ${since}
        join board_post as board on board.id = other.board_id
      where own.id = ${act.post_id}
      order by other.published desc, other.id desc`,
  };
};

/** Whether the text of an own act is a copy of an earlier one in its category. */
export async function isCopied(db: Db, act: ActRow): Promise<boolean> {
  const { own, others } = earlierTexts(act);
  const { rows } = await sql`
    with own as materialized (select text from (${own}) as found (text) where length(text) >= ${LEAST_CHARACTERS}),
      earlier as (${others} limit ${COMPARED})
    select from own join earlier on length(earlier.text) between length(own.text) / 2 and length(own.text) * 2
      where similarity(earlier.text, own.text) >= ${COPY_SIMILARITY} limit 1`.execute(db);
  return rows.length > 0;
}
