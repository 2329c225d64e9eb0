import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  WorkspaceExportDocument,
  WorkspaceExportContributor,
  WorkspaceExportTable,
} from '../workspace-export/index.ts';
import { exportedName } from '../work-spaces/index.ts';
import { ANSWER_FILE_USE, listEvents, REQUEST_FILE_USE, type EventRow } from './work-request.repository.ts';

const listRequests = (db: Db, spaceId: number) =>
  db
    .selectFrom('work_request as request')
    .innerJoin('user_account as account', 'account.id', 'request.user_id')
    .where('request.space_id', '=', spaceId)
    .select([
      'request.id',
      'request.title',
      'request.request_type',
      'request.text',
      'request.process_state',
      'request.done_datetime',
      'request.reopened',
      'request.created',
    ])
    .select(exportedName(spaceId).as('writer'))
    .orderBy('request.created')
    .orderBy('request.id')
    .execute();

/** Returns the names of accounts in the export, by id. */
async function readNames(db: Db, spaceId: number, events: readonly EventRow[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('user_account as account')
    .where('account.id', 'in', [...events.map(({ user }) => user.id), 0])
    .select(['account.id', exportedName(spaceId).as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Lists attachments of requests and pictures of their answers. */
const listFiles = (db: Db, spaceId: number) =>
  db
    .selectFrom('record_file as shown')
    .innerJoin('stored_file as file', 'file.id', 'shown.file_id')
    .leftJoin('work_request_event as event', (join) =>
      join.on('shown.use', '=', ANSWER_FILE_USE).onRef('event.id', '=', 'shown.record_id'),
    )
    .innerJoin('work_request as request', (join) =>
      join.onRef('request.id', '=', sql`coalesce(event.request_id, shown.record_id)`),
    )
    .where('shown.use', 'in', [REQUEST_FILE_USE, ANSWER_FILE_USE])
    .where('request.space_id', '=', spaceId)
    .select(['request.id as request_id', 'shown.use', 'file.nano_id', 'file.name', 'file.storage_key'])
    .orderBy('request.id')
    .orderBy('shown.position')
    .orderBy('file.id')
    .execute();

const toAnswers = (events: readonly EventRow[], title: string): WorkspaceExportDocument[] => {
  const answers = events.filter(({ result }) => result !== null);
  return answers.flatMap(({ id, result }, at) =>
    result
      ? [{ id: `answer-${id}`, title: `${title} 답변${answers.length > 1 ? ` ${at + 1}` : ''}`, content: result }]
      : [],
  );
};

type RequestDetails = {
  request: Awaited<ReturnType<typeof listRequests>>[number];
  events: readonly EventRow[];
  files: Awaited<ReturnType<typeof listFiles>>;
};

const toTable = (details: readonly RequestDetails[]): WorkspaceExportTable => ({
  title: '요청',
  columns: ['보낸 때', '보낸 사람', '종류', '제목', '내용', '상태', '처리한 때', '답변', '첨부파일'],
  rows: details.map(({ request, events, files }) => [
    formatDateTime(request.created),
    request.writer,
    WorkRequestType.label(request.request_type),
    request.title,
    request.text,
    ProcessState.label(request.process_state),
    request.done_datetime === null ? '' : formatDateTime(request.done_datetime),
    { links: toAnswers(events, request.title).map(({ id }) => id) },
    { links: files.filter(({ use }) => use === REQUEST_FILE_USE).map(({ nano_id }) => nano_id) },
  ]),
});

/**
 * Adds requests to our staff with their answers and files to the export of a work space. The names of our staff are
 * left out.
 */
export const requestExportContributor: WorkspaceExportContributor = {
  title: '요청',
  order: 50,
  async collect(db, spaceId) {
    const requests = await listRequests(db, spaceId);
    const rows = await listEvents(
      db,
      requests.map(({ id }) => id),
    );
    const names = await readNames(db, spaceId, rows);
    const events = Map.groupBy(rows, ({ request_id }) => request_id);
    const files = Map.groupBy(await listFiles(db, spaceId), ({ request_id }) => request_id);
    const details: RequestDetails[] = requests.map((request) => ({
      request,
      events: events.get(request.id) ?? [],
      files: files.get(request.id) ?? [],
    }));
    return {
      data: details.map(({ request, events, files }) => ({
        ...request,
        events: events.map(({ side, from_state, to_state, comment, result, created, user }) => ({
          side,
          user: side === 'staff' ? null : names.get(user.id),
          from_state,
          to_state,
          comment,
          result,
          created,
        })),
        files: files.map(({ nano_id, name }) => ({ nano_id, name })),
      })),
      tables: [toTable(details)],
      files: details.flatMap(({ files }) => files),
      documents: details.flatMap(({ request, events }) => toAnswers(events, request.title)),
    };
  },
};
