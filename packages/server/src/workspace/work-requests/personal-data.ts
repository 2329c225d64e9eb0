import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { activeSpacesOf } from '../work-spaces/index.ts';

async function collectRequests(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('work_request as request')
    .innerJoin('work_space as space', 'space.id', 'request.space_id')
    .where('request.user_id', '=', userId)
    .where('request.space_id', 'in', activeSpacesOf(db, userId))
    .select([
      'space.title as space',
      'request.title',
      'request.request_type',
      'request.text',
      'request.process_state',
      'request.created',
    ])
    .orderBy('request.id')
    .execute();
  return {
    data: rows.map(({ space, title, request_type, text, process_state, created }) => ({
      워크스페이스: space,
      종류: WorkRequestType.label(request_type),
      제목: title,
      내용: text,
      상태: ProcessState.label(process_state),
      보낸때: formatDateTime(created),
    })),
  };
}

/** Requests belong to their work space. An account gets those that it has sent. */
export const workRequestPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['work_request.title', 'work_request.text', 'work_request_event.comment', 'work_request_event.result'],
      because: 'Requests of the work space and our answers; who sent them is shown by the name of the account.',
    },
  ],
  own: { title: '보낸 요청', order: 50, collect: collectRequests },
};
