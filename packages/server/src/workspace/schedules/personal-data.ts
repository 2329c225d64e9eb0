import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { activeSpacesOf } from '../work-spaces/index.ts';

async function collectSchedules(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('work_schedule as schedule')
    .innerJoin('work_space as space', 'space.id', 'schedule.space_id')
    .where('schedule.user_id', '=', userId)
    .where('schedule.deleted', 'is', null)
    .where('schedule.space_id', 'in', activeSpacesOf(db, userId))
    .select(['space.title as space', 'schedule.title', 'schedule.category1', 'schedule.category2', 'schedule.created'])
    .orderBy('schedule.id')
    .execute();
  return {
    data: rows.map(({ space, title, category1, category2, created }) => ({
      워크스페이스: space,
      종류: toContractTypeName(category1),
      분류: toSubCategoryName(category2),
      제목: title,
      등록: formatDateTime(created),
    })),
  };
}

/** Schedules and contracts belong to their work space. An account gets the list of those that it has added. */
export const schedulePersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'work_schedule.title',
        'work_schedule.description',
        'work_schedule.contract',
        'work_schedule.contract_start',
        'work_schedule.contract_end',
        'work_schedule.contract_amount',
        'work_schedule.building_name',
        'work_schedule_change.fields',
        'work_schedule_notice.contract_end',
        'work_schedule_feed.secret_hash',
      ],
      because: 'Contracts of the complex, no person’s; who wrote them is shown by the name of the account.',
    },
  ],
  own: { title: '등록한 일정·계약', order: 40, collect: collectSchedules },
};
