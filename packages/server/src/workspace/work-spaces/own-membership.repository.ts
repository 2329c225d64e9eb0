import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Membership } from './membership.policy.ts';

/**
 * The memberships of an account: its own, and invitations of its phone number or e-mail address that nobody has
 * accepted. Which contact belongs to whom is decided on every read, so an invitation is effective as soon as an account
 * with the contact exists.
 */
const fromOwn = (db: Db, userId: number) =>
  db
    .selectFrom('work_membership as member')
    .innerJoin('user_account as me', (join) => join.on('me.id', '=', userId))
    .innerJoin('work_space as place', 'place.id', 'member.space_id')
    .where((eb) =>
      eb.or([
        eb('member.user_id', '=', eb.ref('me.id')),
        eb.and([
          eb('member.user_id', 'is', null),
          eb('me.user_type', '=', UserType.GENERAL),
          eb('me.account_status', '=', AccountStatus.NORMAL),
          eb.or([
            eb('member.invited_tel', '=', eb.ref('me.tel')),
            eb('member.invited_email', '=', eb.fn<string>('lower', ['me.email'])),
          ]),
        ]),
      ]),
    );

const OPEN = sql`(${sql.lit(EditState.WAIT)}, ${sql.lit(EditState.PENDING)})`;

/**
 * The membership of an account in each work space. Of several it is the active one, then an open one, and of two
 * invitations the one by phone number, which needs no confirmation.
 */
export const ownMemberships = (db: Db, userId: number) =>
  fromOwn(db, userId)
    .distinctOn('member.space_id')
    .orderBy('member.space_id')
    .orderBy(
      sql`case when member.edit_state_type = ${sql.lit(EditState.DONE)} then 0 when member.edit_state_type in ${OPEN} then 1 else 2 end`,
    )
    .orderBy(sql`member.user_id is null`)
    .orderBy(sql`member.invited_tel is null`)
    .orderBy('member.id', 'desc')
    .select([
      'member.id',
      'member.space_id',
      'member.role',
      'member.edit_state_type',
      'member.opened_by',
      'member.job_grade',
    ])
    .select(sql<boolean>`(place.archived is not null or place.deleted is not null)`.as('is_closed'))
    .select(
      sql<
        WorkSpace['my_invited_by']
      >`case when member.invited_email is not null then 'email' when member.invited_tel is not null then 'tel' end`.as(
        'invited_by',
      ),
    );

/** Finds the account's membership of a work space. */
export const findMembership = (db: Db, spaceId: number, userId: number): Promise<Membership> =>
  ownMemberships(db, userId).where('member.space_id', '=', spaceId).executeTakeFirst();

/** Returns whether a membership is the account's own, or an invitation of its contact. */
export const isOwnMembership = async (db: Db, id: number, userId: number): Promise<boolean> =>
  (await fromOwn(db, userId).where('member.id', '=', id).select('member.id').executeTakeFirst()) !== undefined;

/** Lists the states of a user's memberships in these work spaces, by work space. */
export async function listMembershipStates(db: Db, userId: number, spaceIds: readonly number[]) {
  if (spaceIds.length === 0) return new Map<number, never>();
  const rows = await ownMemberships(db, userId).where('member.space_id', 'in', spaceIds).execute();
  return new Map(rows.map(({ space_id, edit_state_type }) => [space_id, edit_state_type]));
}

/** Counts the work spaces that an account is a member of. */
export const countWorkSpaces = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('work_membership')
      .where('user_id', '=', userId)
      .where('edit_state_type', '=', EditState.DONE)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Deletes the account's closed membership or request, which an accepted invitation replaces. */
export const deleteMembershipOf = (db: Db, spaceId: number, userId: number) =>
  db.deleteFrom('work_membership').where('space_id', '=', spaceId).where('user_id', '=', userId).execute();

/** Deletes the invitations of a new member's contacts that are still open. */
export const deleteInvitationsOf = (db: Db, spaceId: number, userId: number) =>
  db
    .deleteFrom('work_membership')
    .where('user_id', 'is', null)
    .where('id', 'in', fromOwn(db, userId).where('member.space_id', '=', spaceId).select('member.id'))
    .execute();
