import { ERASED_NAME, FORMER_MEMBER_NAME } from '@danji/contracts/accounts/personal-data';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { listApartmentDetails } from '@danji/contracts/apartments/apartment-details-text';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDate } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { Db } from '../../platform/database/open-database.ts';
import { toStateLabel } from './member-state-label.ts';
import { isDisclosed, toShownName } from './work-member.presenter.ts';
import type { WorkspaceExportContributor } from '../workspace-export/index.ts';

export const detailsContributor: WorkspaceExportContributor = {
  title: '단지 정보',
  order: 10,
  async collect(db, spaceId) {
    const space = await db.selectFrom('work_space').where('id', '=', spaceId).selectAll().executeTakeFirstOrThrow();
    const rows: [string, string][] = [
      ['워크스페이스 이름', space.title],
      ['건물 이름', space.building_name],
      ['단지 코드', space.apt_code],
      ['주소', space.address1],
      ['상세 주소', space.address2],
      ['관리사무소 전화', formatTel(space.tel)],
      ...listApartmentDetails(space),
      ['워크스페이스를 만든 날', formatDate(space.created)],
    ];
    return { data: space, tables: [{ title: '단지 정보', columns: ['항목', '내용'], rows }] };
  },
};

const listPeople = (db: Db, spaceId: number) =>
  db
    .selectFrom('work_membership as member')
    .leftJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.space_id', '=', spaceId)
    .select([
      'member.id',
      'member.user_id',
      'account.name',
      'account.email',
      'account.tel',
      'account.deleted',
      'member.role',
      'member.job_grade',
      'member.edit_state_type',
      'member.opened_by',
      'member.invited_email',
      'member.invited_tel',
      'member.created',
      'member.updated',
    ])
    .orderBy('member.id')
    .execute();

type ExportedRow = Awaited<ReturnType<typeof listPeople>>[number];

/**
 * Contact details are only those of active members. Who has left or withdrawn is a role without a name, and somebody
 * who has not accepted an invitation has a masked name and no account.
 */
function toExportedMember({ invited_email, invited_tel, deleted, ...person }: ExportedRow) {
  const withoutContact = { ...person, user_id: null, email: null, tel: '' };
  if (deleted !== null) return { ...withoutContact, name: ERASED_NAME };
  if (person.edit_state_type === EditState.DISABLED) return { ...withoutContact, name: FORMER_MEMBER_NAME };
  const name = toShownName({ ...person, invited_email, invited_tel });
  if (person.edit_state_type === EditState.DONE) return { ...person, name };
  return { ...withoutContact, name, user_id: isDisclosed(person) ? person.user_id : null };
}

export const membersContributor: WorkspaceExportContributor = {
  title: '멤버',
  order: 20,
  async collect(db, spaceId) {
    const people = await listPeople(db, spaceId);
    const data = people.map(toExportedMember);
    const rows = data.map(({ name, role, job_grade, edit_state_type, email, tel, created }) => [
      name,
      SPACE_ROLE_LABELS[role],
      formatJobGrade(job_grade),
      toStateLabel(edit_state_type),
      email,
      formatTel(tel),
      formatDate(created),
    ]);
    return {
      data,
      tables: [{ title: '멤버', columns: ['이름', '역할', '직급', '상태', '이메일', '연락처', '시작한 날'], rows }],
    };
  },
};
