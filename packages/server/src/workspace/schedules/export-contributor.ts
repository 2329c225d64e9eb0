import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDate } from '@danji/contracts/format/date';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { exportedName } from '../work-spaces/index.ts';
import type { WorkspaceExportContributor, WorkspaceExportTable } from '../workspace-export/index.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';

const listFiles = (db: Db, spaceId: number) =>
  db
    .selectFrom('record_file as shown')
    .innerJoin('stored_file as file', 'file.id', 'shown.file_id')
    .innerJoin('work_schedule as schedule', 'schedule.id', 'shown.record_id')
    .where('shown.use', '=', SCHEDULE_FILE_USE)
    .where('schedule.space_id', '=', spaceId)
    .where('schedule.deleted', 'is', null)
    .select(['schedule.id as schedule_id', 'file.nano_id', 'file.name', 'file.storage_key'])
    .orderBy('schedule.id')
    .orderBy('shown.position')
    .orderBy('file.id')
    .execute();

/** Lists every change of the schedules, oldest first; the names of our staff are left out. */
const listHistory = (db: Db, spaceId: number) =>
  db
    .selectFrom('work_schedule_change as change')
    .innerJoin('work_schedule as schedule', 'schedule.id', 'change.schedule_id')
    .innerJoin('user_account as account', 'account.id', 'change.user_id')
    .where('schedule.space_id', '=', spaceId)
    .where('schedule.deleted', 'is', null)
    .select(['change.schedule_id', 'change.kind', 'change.fields', 'change.created'])
    .select((eb) =>
      eb.case().when('account.user_type', '=', UserType.STAFF).then(null).else(exportedName(spaceId)).end().as('user'),
    )
    .orderBy('change.schedule_id')
    .orderBy('change.id')
    .execute();

const listSchedules = (db: Db, spaceId: number) =>
  db
    .selectFrom('work_schedule as schedule')
    .innerJoin('user_account as account', 'account.id', 'schedule.user_id')
    .leftJoin('work_schedule as previous', (join) =>
      join.onRef('previous.id', '=', 'schedule.previous_id').on('previous.deleted', 'is', null),
    )
    .where('schedule.space_id', '=', spaceId)
    .where('schedule.deleted', 'is', null)
    .selectAll('schedule')
    .select([exportedName(spaceId).as('writer'), 'previous.title as previous_title'])
    .orderBy('schedule.contract_end', (order) => order.desc().nullsFirst())
    .orderBy('schedule.id', 'desc')
    .execute();

type Schedules = Awaited<ReturnType<typeof listSchedules>>;
type BySchedule<T> = ReadonlyMap<number, readonly T[]>;

const toTable = (
  schedules: Schedules,
  history: BySchedule<unknown>,
  files: BySchedule<{ nano_id: string }>,
): WorkspaceExportTable => ({
  title: '일정·계약',
  columns: [
    '종류',
    '분류',
    '제목',
    '계약 업체',
    '시작일',
    '종료일',
    '계약 금액(원)',
    '건물 이름',
    '완료',
    '이전 계약',
    '내용',
    '바뀐 횟수',
    '첨부파일',
  ],
  rows: schedules.map((schedule) => [
    toContractTypeName(schedule.category1),
    toSubCategoryName(schedule.category2),
    schedule.title,
    schedule.contract,
    schedule.contract_start && formatDate(schedule.contract_start),
    schedule.contract_end && formatDate(schedule.contract_end),
    schedule.contract_amount,
    schedule.building_name,
    schedule.is_complete ? '완료' : '',
    schedule.previous_title,
    schedule.description,
    history.get(schedule.id)?.length ?? 0,
    { links: (files.get(schedule.id) ?? []).map(({ nano_id }) => nano_id) },
  ]),
});

/** Adds schedules and contracts with their predecessors, history and files to the export of a work space. */
export const scheduleExportContributor: WorkspaceExportContributor = {
  title: '일정·계약',
  order: 30,
  async collect(db, spaceId) {
    const schedules = await listSchedules(db, spaceId);
    const history = Map.groupBy(await listHistory(db, spaceId), ({ schedule_id }) => schedule_id);
    const files = await listFiles(db, spaceId);
    const filesOf = Map.groupBy(files, ({ schedule_id }) => schedule_id);
    return {
      data: schedules.map(({ user_id: _user, deleted: _deleted, ...schedule }) => ({
        ...schedule,
        type_name: toContractTypeName(schedule.category1),
        category_name: toSubCategoryName(schedule.category2),
        history: (history.get(schedule.id) ?? []).map(({ schedule_id: _id, ...change }) => change),
        files: (filesOf.get(schedule.id) ?? []).map(({ nano_id, name }) => ({ nano_id, name })),
      })),
      tables: [toTable(schedules, history, filesOf)],
      files,
    };
  },
};
