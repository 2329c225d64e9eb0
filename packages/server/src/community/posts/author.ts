import { type CommunityAuthor, toCommunityLevel } from '@danji/contracts/community/community-author';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { type RawBuilder, sql } from 'kysely';

/** An account as readers of the community may know it. */
export type AuthorRow = {
  nano_id: NanoId;
  nickname: string;
  job_grade: number;
  earned: number;
  is_vendor: boolean;
  is_gone: boolean;
};

const ANONYMOUS = '익명';
const GONE = '탈퇴한 회원';

/** SQL for an `AuthorRow` by the column with the account's id. */
export const selectAuthor = (column: string): RawBuilder<AuthorRow> => sql`
  (select jsonb_build_object('nano_id', author.nano_id, 'nickname', author.nickname,
      'job_grade', coalesce((general.current_work ->> 'job_grade')::integer, 0), 'earned', author.accum_points,
      'is_vendor', author.user_type = ${sql.lit(UserType.BRAND)}, 'is_gone', author.deleted is not null)
    from user_account as author left join general_account as general on general.user_id = author.id
    where author.id = ${sql.ref(column)})`;

/** The account of an author by its public id: a member that has a nickname and is not gone. */
export async function findAuthorAccount(
  db: Db,
  nanoId: NanoId,
): Promise<{ id: number; author: AuthorRow } | undefined> {
  return db
    .selectFrom('user_account as account')
    .where('account.nano_id', '=', nanoId)
    .where('account.user_type', 'in', [UserType.GENERAL, UserType.BRAND])
    .where('account.deleted', 'is', null)
    .where('account.nickname', '<>', '')
    .select(['account.id', selectAuthor('account.id').as('author')])
    .executeTakeFirst();
}

/** The name by which readers know an author. */
export const toAuthorName = ({ nickname, is_gone }: AuthorRow, isAnonymous: boolean): string =>
  isAnonymous ? ANONYMOUS : is_gone || nickname === '' ? GONE : nickname;

/** Presents an author: nickname, job grade and level, and nothing of who is anonymous or gone. */
export function toAuthor(row: AuthorRow, isAnonymous: boolean): CommunityAuthor {
  const nickname = toAuthorName(row, isAnonymous);
  if (isAnonymous || row.is_gone) return { nano_id: null, nickname, job_grade: null, level: null, is_vendor: false };
  return {
    nano_id: row.nano_id,
    nickname,
    job_grade: row.is_vendor ? null : (row.job_grade as CommunityAuthor['job_grade']),
    level: toCommunityLevel(row.earned),
    is_vendor: row.is_vendor,
  };
}
