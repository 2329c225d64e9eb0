import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { publicFileUrl } from '../files/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { toLimits } from '../platform/http/page.ts';
import { toContains } from '../platform/http/search.ts';
import type { Membership } from './membership.policy.ts';

/** Finds the account's membership of a work space. */
export const findMembership = (db: Db, spaceId: number, userId: number): Promise<Membership> =>
  db
    .selectFrom('work_member')
    .where('space_id', '=', spaceId)
    .where('user_id', '=', userId)
    .select(['id', 'edit_state_type', 'role', 'opened_by'])
    .executeTakeFirst();

/** Lists the work spaces of which the account is an active member. */
export const listSpacesOf = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('work_member')
      .where('user_id', '=', userId)
      .where('edit_state_type', '=', EditState.DONE)
      .select('space_id')
      .execute()
  ).map(({ space_id }) => space_id);

const fromMembers = (db: Db) =>
  db
    .selectFrom('work_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .innerJoin('work_space as space', 'space.id', 'member.space_id')
    .where('account.deleted', 'is', null);

const selectMembers = (db: Db) =>
  fromMembers(db)
    .select([
      'member.id',
      'member.space_id',
      'space.title as space_title',
      'member.user_id',
      'member.edit_state_type',
      'member.role',
      'member.job_grade',
      'member.opened_by',
      'member.created',
    ])
    .select([
      'account.nano_id',
      'account.name',
      'account.email',
      'account.tel',
      publicFileUrl('account.profile_image_id').as('profile_image_url'),
    ]);

export type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

export const findMember = (db: Db, id: number) => selectMembers(db).where('member.id', '=', id).executeTakeFirst();

export const findMemberOf = (db: Db, spaceId: number, userId: number) =>
  selectMembers(db).where('member.space_id', '=', spaceId).where('member.user_id', '=', userId).executeTakeFirst();

type Joined =
  ReturnType<typeof fromMembers> extends SelectQueryBuilder<infer Tables, infer Joins, infer _Row>
    ? ExpressionBuilder<Tables, Joins>
    : never;
type ListQuery = QueryOf<typeof listWorkMembers>;

/** Contact details of pending members are not shown to everybody, so a search must not find them either. */
const searchText = sql<string>`(account.name || ' ' || account.nickname || case when member.edit_state_type = ${sql.lit(EditState.DONE)} then ' ' || coalesce(account.email, '') || ' ' || account.tel else '' end)`;

/** Members in the requested state; without one active and pending members, with -1 everybody who ever was one. */
const isListed = (eb: Joined, { space_id, search, edit_state_type }: ListQuery): Expression<SqlBool> =>
  eb.and([
    eb('member.space_id', '=', space_id),
    ...(edit_state_type === EditState.NONE
      ? []
      : [
          eb(
            'member.edit_state_type',
            'in',
            edit_state_type === undefined ? [EditState.WAIT, EditState.PENDING, EditState.DONE] : [edit_state_type],
          ),
        ]),
    ...(search?.trim() ? [eb(searchText, 'ilike', toContains(search))] : []),
  ]);

/** Lists requests and invitations first, then masters, then by job grade. */
export const listMemberRows = (db: Db, query: ListQuery): Promise<MemberRow[]> => {
  const { limit, offset } = toLimits(query);
  return selectMembers(db)
    .where((eb) => isListed(eb, query))
    .orderBy(
      sql`case member.edit_state_type when ${sql.lit(EditState.DONE)} then 1 when ${sql.lit(EditState.WAIT)} then 0 when ${sql.lit(EditState.PENDING)} then 0 else 2 end`,
    )
    .orderBy('member.role')
    .orderBy('member.job_grade')
    .orderBy('member.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
};

export const countMembers = async (db: Db, query: ListQuery): Promise<number> =>
  (
    await fromMembers(db)
      .where((eb) => isListed(eb, query))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Lists the accounts of active masters, the longest-serving first; withdrawn accounts are left out. */
export const listMasterIds = async (db: Db, spaceId: number): Promise<number[]> => {
  const rows = await fromMembers(db)
    .where('member.space_id', '=', spaceId)
    .where('member.role', '=', 'master')
    .where('member.edit_state_type', '=', EditState.DONE)
    .select('member.user_id')
    .orderBy('member.id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/**
 * Finds an account that can become a member: a general user who has finished sign-up and is neither blocked nor
 * withdrawn.
 */
export const findInvitee = (db: Db, by: { id: number } | { email: string } | { tel: string }) =>
  db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : 'tel' in by
          ? eb('tel', '=', by.tel)
          : eb(eb.fn<string>('lower', ['email']), '=', by.email.trim().toLowerCase()),
    )
    .select(['id', 'name'])
    .executeTakeFirst();

export const insertMember = async (db: Db, member: Insertable<Database['work_member']>): Promise<number> =>
  (await db.insertInto('work_member').values(member).returning('id').executeTakeFirstOrThrow()).id;

export const updateMemberRow = (db: Db, id: number, change: Updateable<Database['work_member']>) =>
  db.updateTable('work_member').set(change).where('id', '=', id).execute();

export const deleteMemberRow = (db: Db, id: number) => db.deleteFrom('work_member').where('id', '=', id).execute();
