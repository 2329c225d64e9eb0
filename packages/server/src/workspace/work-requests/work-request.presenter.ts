import type { WorkRequest, WorkRequestEvent, WorkRequestSummary } from '@danji/contracts/workspace/work-request';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type EventRow,
  listNewestEvents,
  REQUEST_FILE_USE,
  type RequestSummaryRow,
  type RequestRow,
} from './work-request.repository.ts';

/** Presents a request in a list. Members see that our staff handles it, but not who. */
export function toRequestSummary(row: RequestSummaryRow, reader: Principal): WorkRequestSummary {
  const {
    id,
    space_id,
    space_title,
    user,
    title,
    request_type,
    process_state,
    is_unseen,
    file_count,
    handler,
    done_datetime,
    reopened,
    created,
    updated,
  } = row;
  return {
    id,
    space: { id: space_id, title: space_title },
    user,
    title,
    request_type,
    process_state,
    is_unseen,
    file_count,
    handler: isStaff(reader) ? handler : null,
    done_datetime,
    reopened,
    created,
    updated,
  };
}

const toEvent = (
  { id, side, user, from_state, to_state, comment, result, created }: EventRow,
  reader: Principal,
): WorkRequestEvent => ({
  id,
  side,
  user: side === 'staff' && !isStaff(reader) ? null : user,
  from_state,
  to_state,
  comment,
  result,
  created,
});

/** Presents a complete request with its files, its events and the newest answer. */
export async function toRequest(platform: Platform, db: Db, row: RequestRow, reader: Principal): Promise<WorkRequest> {
  const now = platform.clock.now();
  const files = await listAttachments(db, { use: REQUEST_FILE_USE, recordId: row.id });
  const events = (await listNewestEvents(db, row.id)).map((event) => toEvent(event, reader));
  return {
    ...toRequestSummary(row, reader),
    data: { request_type: row.request_type, text: row.text },
    result: events.findLast(({ result }) => result !== null)?.result ?? null,
    files: await toStoredFiles(platform, db, files, reader, now),
    events,
  };
}
