import { ERASED_NAME, FORMER_MEMBER_NAME } from '@danji/contracts/accounts/personal-data';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { listApartmentDetails } from '@danji/contracts/apartments/apartment-details-text';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { EditState } from '@danji/contracts/codes/edit-state';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { WorkSpaceChange } from '@danji/contracts/workspace/space-change';
import { formatChange, labelChange } from '@danji/contracts/workspace/work-space-details-text';
import type { Db } from '../../platform/database/open-database.ts';
import { exportedName } from './exported-name.ts';
import { toStateLabel } from './member-state-label.ts';
import { isDisclosed, toShownName } from './work-member.presenter.ts';
import type { WorkspaceExportContributor } from '../workspace-export/index.ts';

const KINDS: Record<WorkSpaceChange['kind'], string> = {
  created: '만들기',
  imported: 'K-apt에서 가져오기',
  changed: '고치기',
};

/** Lists every change of the details, oldest first; the names of our staff are left out. */
const listHistory = (db: Db, spaceId: number) =>
  db
    .selectFrom('work_space_change as change')
    .innerJoin('user_account as account', 'account.id', 'change.user_id')
    .where('change.space_id', '=', spaceId)
    .select(['change.kind', 'change.fields', 'change.created'])
    .select((eb) =>
      eb.case().when('account.user_type', '=', UserType.STAFF).then(null).else(exportedName(spaceId)).end().as('user'),
    )
    .orderBy('change.id')
    .execute();

type Entry = Awaited<ReturnType<typeof listHistory>>[number];

/** A row for each field that an entry changed; one that changed none has a row of its own. */
const toHistoryRows = ({ kind, fields, created, user }: Entry): string[][] => {
  const head = [formatDateTime(created), user ?? '단지 운영팀', KINDS[kind]];
  if (fields.length === 0) return [[...head, '', '', '']];
  return fields.map(({ field, before, after }) => [
    ...head,
    labelChange(field),
    formatChange(field, before),
    formatChange(field, after),
  ]);
};

/** Adds the details of the complex and who changed them to the export of a work space. */
export const detailsContributor: WorkspaceExportContributor = {
  title: '단지 정보',
  order: 10,
  async collect(db, spaceId) {
    const space = await db.selectFrom('work_space').where('id', '=', spaceId).selectAll().executeTakeFirstOrThrow();
    const history = await listHistory(db, spaceId);
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
    return {
      data: { ...space, history },
      tables: [
        { title: '단지 정보', columns: ['항목', '내용'], rows },
        {
          title: '단지 정보 변경 이력',
          columns: ['언제', '누가', '한 일', '항목', '바뀌기 전', '바뀐 뒤'],
          rows: history.flatMap(toHistoryRows),
        },
      ],
    };
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
