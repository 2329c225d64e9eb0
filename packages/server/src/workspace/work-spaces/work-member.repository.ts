import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { rolesWith, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { publicFileUrl } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { toContains } from '../../platform/http/search.ts';
import { readPage } from '../../platform/records/read-page.ts';
import type { InvitedContact } from './invited-contact.ts';
import { findMembership } from './own-membership.repository.ts';

/** Lists the work spaces in which the account has a right; by default those in which it works: residents do not. */
export const listSpacesOf = async (db: Db, userId: number, right: SpaceRight = 'work'): Promise<number[]> =>
  (
    await db
      .selectFrom('work_member')
      .where('user_id', '=', userId)
      .where('edit_state_type', '=', EditState.DONE)
      .where('role', 'in', rolesWith(right))
      .select('space_id')
      .execute()
  ).map(({ space_id }) => space_id);

const fromMembers = (db: Db) =>
  db
    .selectFrom('work_membership as member')
    .leftJoin('user_account as account', 'account.id', 'member.user_id')
    .where('account.deleted', 'is', null);

const selectMembers = (db: Db) =>
  fromMembers(db)
    .innerJoin('work_space as space', 'space.id', 'member.space_id')
    .select([
      'member.id',
      'member.space_id',
      'space.title as space_title',
      'member.user_id',
      'member.edit_state_type',
      'member.role',
      'member.job_grade',
      'member.opened_by',
      'member.invited_email',
      'member.invited_tel',
      'member.greeting',
      'member.dong',
      'member.ho',
      'member.refusal_reason',
      'member.invitation_expires',
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

/** Finds the account's membership of a work space, or the invitation of its contact. */
export async function findMemberOf(db: Db, spaceId: number, userId: number): Promise<MemberRow | undefined> {
  const membership = await findMembership(db, spaceId, userId);
  return membership && findMember(db, membership.id);
}

/** Finds the membership that names the account itself. */
export const findMemberByAccount = (db: Db, spaceId: number, userId: number) =>
  selectMembers(db).where('member.space_id', '=', spaceId).where('member.user_id', '=', userId).executeTakeFirst();

const OPEN = [EditState.WAIT, EditState.PENDING] as const;

/**
 * Finds the membership that an invitation of `contact` would repeat. The contact of an account is only compared where a
 * master sees it: of members and of those who ask to join by themselves. Anything else would tell whose contact it is.
 */
export const findInvited = (db: Db, spaceId: number, contact: InvitedContact) =>
  selectMembers(db)
    .where('member.space_id', '=', spaceId)
    .where((eb) =>
      eb.or([
        eb.and([
          'email' in contact
            ? eb('member.invited_email', '=', contact.email)
            : eb('member.invited_tel', '=', contact.tel),
          eb.or([eb('member.user_id', 'is', null), eb('member.edit_state_type', 'in', OPEN)]),
        ]),
        eb.and([
          'email' in contact
            ? eb(eb.fn<string>('lower', ['account.email']), '=', contact.email)
            : eb('account.tel', '=', contact.tel),
          eb.or([
            eb('member.edit_state_type', '=', EditState.DONE),
            eb.and([
              eb('member.edit_state_type', 'in', OPEN),
              eb('member.opened_by', '=', 'person'),
              eb('member.invited_email', 'is', null),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy(sql`member.edit_state_type = ${sql.lit(EditState.FAILED)}`)
    .orderBy('member.id', 'desc')
    .executeTakeFirst();

type Joined =
  ReturnType<typeof fromMembers> extends SelectQueryBuilder<infer Tables, infer Joins, infer _Row>
    ? ExpressionBuilder<Tables, Joins>
    : never;
type ListQuery = QueryOf<typeof listWorkMembers>;

/** Returns whether the account has shown itself to the work space: it asked to join, or is or was a member. */
const isDisclosed = sql<boolean>`(member.user_id is not null and (member.opened_by = 'person' or member.edit_state_type in (${sql.lit(EditState.DONE)}, ${sql.lit(EditState.DISABLED)})))`;
/** The rights of the user of a list to see others. */
export type MemberListViewer = {
  id: number;
  /** Everybody with contacts; otherwise only who works for the complex, without contacts, and themselves. */
  seesContacts: boolean;
  /** The contacts to which invitations were sent. */
  seesInvited: boolean;
};

/**
 * A search finds what its user may see: contact details of members, names of those who asked to join, and of an
 * invitation only what was typed, for those who manage members.
 */
const searchText = ({ seesContacts, seesInvited }: MemberListViewer) =>
  sql<string>`case when ${isDisclosed}
    then account.name || ' ' || account.nickname || ${
      seesContacts
        ? sql`case when member.edit_state_type = ${sql.lit(EditState.DONE)} then ' ' || coalesce(account.email, '') || ' ' || account.tel else '' end`
        : sql`''`
    }
    else ${seesInvited ? sql`coalesce(member.invited_email, member.invited_tel, '')` : sql`''`} end`;

/** Members in the requested state; without one active and pending members, with -1 everybody who ever was one. */
const isListed = (
  eb: Joined,
  { space_id, search, edit_state_type }: ListQuery,
  viewer: MemberListViewer,
): Expression<SqlBool> =>
  eb.and([
    eb('member.space_id', '=', space_id),
    ...(viewer.seesContacts
      ? []
      : [
          eb.or([
            eb('member.user_id', '=', viewer.id),
            eb.and([eb('member.edit_state_type', '=', EditState.DONE), eb('member.role', 'in', rolesWith('work'))]),
          ]),
        ]),
    ...(edit_state_type === EditState.NONE
      ? []
      : [
          eb(
            'member.edit_state_type',
            'in',
            edit_state_type === undefined ? [...OPEN, EditState.DONE] : [edit_state_type],
          ),
        ]),
    ...(search?.trim() ? [eb(searchText(viewer), 'ilike', toContains(search))] : []),
  ]);

const { DONE, WAIT, PENDING } = EditState;
/** Requests and invitations are listed first, then members, then former ones. The index `work_membership_list` is on it. */
const place = sql<number>`(case member.edit_state_type when ${sql.lit(DONE)} then 1 when ${sql.lit(WAIT)} then 0 when ${sql.lit(PENDING)} then 0 else 2 end)`;

/** The master first, residents last; the index `work_membership_list` is on it, too. */
const rank = sql<number>`(case member.role when 'master' then 0 when 'manager' then 1 when 'member' then 2 else 3 end)`;

/** Lists requests and invitations first, then by role and by job grade. */
export const listMemberRows = (db: Db, query: ListQuery, viewer: MemberListViewer): Promise<Page<MemberRow>> =>
  readPage(db, query, {
    found: fromMembers(db).where((eb) => isListed(eb, query, viewer)),
    order: [
      [place, 'asc'],
      [rank, 'asc'],
      ['member.job_grade', 'asc'],
    ],
    key: 'member.id',
    lines: selectMembers(db),
  });

/** Lists the accounts that manage the members, the longest-serving first; withdrawn accounts are left out. */
export const listManagerIds = async (db: Db, spaceId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('work_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .where('account.deleted', 'is', null)
    .where('member.space_id', '=', spaceId)
    .where('member.role', 'in', rolesWith('manage_members'))
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
export const findInvitee = (db: Db, by: { id: number } | InvitedContact) =>
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
          : eb(eb.fn<string>('lower', ['email']), '=', by.email),
    )
    .select('id')
    .orderBy('id')
    .executeTakeFirst();

export const insertMember = async (db: Db, member: Insertable<Database['work_membership']>): Promise<number> =>
  (await db.insertInto('work_membership').values(member).returning('id').executeTakeFirstOrThrow()).id;

export const updateMemberRow = (db: Db, id: number, change: Updateable<Database['work_membership']>) =>
  db.updateTable('work_membership').set(change).where('id', '=', id).execute();

export const deleteMemberRow = (db: Db, id: number) => db.deleteFrom('work_membership').where('id', '=', id).execute();

/**
 * Makes a member the master; the one before becomes a manager. Call it under the work space's row lock.
 */
export async function setMasterMember(
  db: Db,
  { id, space_id }: { id: number; space_id: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('work_membership')
    .set({ role: 'manager', updated: now })
    .where('space_id', '=', space_id)
    .where('role', '=', 'master')
    .execute();
  await updateMemberRow(db, id, { role: 'master', updated: now });
}

const expired = (db: Db, now: Date) =>
  db
    .selectFrom('work_membership as member')
    .where('member.user_id', 'is', null)
    .where('member.edit_state_type', 'in', OPEN)
    .where('member.invitation_expires', '<=', now.toISOString());

/** Lists work spaces with invitations by contact that are over. */
export const listSpacesWithExpired = async (db: Db, now: Date, limit: number): Promise<number[]> =>
  (await expired(db, now).select('member.space_id').distinct().orderBy('member.space_id').limit(limit).execute()).map(
    ({ space_id }) => space_id,
  );

/** Deletes a work space's invitations by contact that are over, and returns them as they were, the oldest first. */
export async function deleteExpiredInvitations(db: Db, spaceId: number, now: Date): Promise<MemberRow[]> {
  const rows = await selectMembers(db)
    .where('member.id', 'in', expired(db, now).where('member.space_id', '=', spaceId).select('member.id').forUpdate())
    .orderBy('member.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('work_membership').where('id', 'in', ids).execute();
  return rows;
}

/** Lists the accounts that are active members of a work space, open or closed; withdrawn accounts are left out. */
export const listMemberIds = async (db: Db, spaceId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('work_membership as member')
      .innerJoin('user_account as account', 'account.id', 'member.user_id')
      .where('account.deleted', 'is', null)
      .where('member.space_id', '=', spaceId)
      .where('member.edit_state_type', '=', EditState.DONE)
      .select('account.id')
      .orderBy('member.id')
      .execute()
  ).map(({ id }) => id);
