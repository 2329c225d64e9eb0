import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { EditState } from '@danji/contracts/codes/edit-state';
import { ERASED_NAME } from '@danji/contracts/accounts/personal-data';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { hideNameInNotifications } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { toStateLabel } from './member-state-label.ts';

/**
 * Deletes the invitations of the account's e-mail address and phone number, unless another account has the contact by
 * now: then they are its own.
 */
async function deleteInvitations(db: Db, { id, email, tel }: ErasedAccount): Promise<void> {
  const others = await db
    .selectFrom('user_account')
    .where('deleted', 'is', null)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        ...(email === null ? [] : [eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
        ...(tel === '' ? [] : [eb('tel', '=', tel)]),
      ]),
    )
    .select(['email', 'tel'])
    .execute();
  const isFreeEmail = email !== null && others.every((other) => other.email?.toLowerCase() !== email.toLowerCase());
  const isFreeTel = tel !== '' && others.every((other) => other.tel !== tel);
  await db
    .deleteFrom('work_membership')
    .where('user_id', 'is', null)
    .where((eb) =>
      eb.or([
        ...(isFreeEmail ? [eb('invited_email', '=', email.toLowerCase())] : []),
        ...(isFreeTel ? [eb('invited_tel', '=', tel)] : []),
      ]),
    )
    .execute();
}

/** Hides the name in the notifications of the work spaces, where no other member of the space has the same name. */
async function hideName(db: Db, { id, name }: ErasedAccount): Promise<void> {
  const spaces = await db.selectFrom('work_membership').where('user_id', '=', id).select('space_id').execute();
  for (const { space_id } of spaces) {
    const people = await db
      .selectFrom('work_membership as member')
      .innerJoin('user_account as account', 'account.id', 'member.user_id')
      .where('member.space_id', '=', space_id)
      .where('account.id', '<>', id)
      .select(['account.id', 'account.name'])
      .execute();
    if (people.some((person) => person.name === name)) continue;
    await hideNameInNotifications(db, {
      recipients: people.map((person) => person.id),
      below: webPaths.workspace(space_id),
      name,
      by: ERASED_NAME,
    });
  }
}

async function eraseMemberships(db: Db, account: ErasedAccount, now: Date): Promise<void> {
  await deleteInvitations(db, account);
  await hideName(db, account);
  await db
    .updateTable('work_membership')
    .set({ invited_email: null, invited_tel: null, greeting: '', dong: '', ho: '', refusal_reason: null, updated: now })
    .where('user_id', '=', account.id)
    .execute();
  await db.deleteFrom('current_work_space').where('user_id', '=', account.id).execute();
  await db.deleteFrom('invitation_usage').where('user_id', '=', account.id).execute();
}

async function collectMemberships(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('work_membership as member')
    .innerJoin('work_space as space', 'space.id', 'member.space_id')
    .where('member.user_id', '=', userId)
    .select(['space.title', 'member.role', 'member.job_grade', 'member.edit_state_type', 'member.created'])
    .select(['member.greeting', 'member.dong', 'member.ho', 'member.refusal_reason'])
    .orderBy('member.id')
    .execute();
  return {
    data: rows.map(({ title, role, job_grade, edit_state_type, greeting, dong, ho, refusal_reason, created }) => ({
      워크스페이스: title,
      역할: SPACE_ROLE_LABELS[role],
      직급: formatJobGrade(job_grade),
      상태: toStateLabel(edit_state_type),
      인사말: greeting,
      동: dong,
      호: ho,
      '거절한 이유': refusal_reason ?? '',
      시작: formatDateTime(created),
    })),
  };
}

/** Selects the work spaces whose records an account may read: it works there. */
export const activeSpacesOf = (db: Db, userId: number) =>
  db
    .selectFrom('work_member')
    .where('user_id', '=', userId)
    .where('edit_state_type', '=', EditState.DONE)
    .where('role', 'in', rolesWith('work'))
    .select('space_id');

/** Memberships, invitations and the facts of complexes. */
export const workSpacePersonalData: PersonalDataContributor = {
  erased: [
    'work_membership.invited_email',
    'work_membership.invited_tel',
    'work_membership.greeting',
    'work_membership.dong',
    'work_membership.ho',
    'work_membership.refusal_reason',
  ],
  kept: [
    {
      columns: [
        'work_space.title',
        'work_space.building_name',
        'work_space.address1',
        'work_space.address2',
        'work_space.tel',
        'work_space_change.fields',
      ],
      because: 'The complex and its management office, no person.',
    },
  ],
  erase: eraseMemberships,
  own: { title: '워크스페이스', order: 30, collect: collectMemberships },
};
