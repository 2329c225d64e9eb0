import type { Notice, NoticeSummary } from '@danji/contracts/community/notice';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNeighbours, NOTICE_FILE_USE, type NoticeSummaryRow, type NoticeRow } from './notice.repository.ts';

/** Presents a notice in a list. Only operators see its author; notices take no comments. */
export function toNoticeSummary(row: NoticeSummaryRow, reader: Principal | null): NoticeSummary {
  const {
    id,
    nano_id,
    is_important,
    published,
    notified,
    board_id,
    board_nano_id,
    author,
    board_status,
    title,
    views,
    file_count,
    created,
    updated,
  } = row;
  const board = {
    id: board_id,
    nano_id: board_nano_id,
    user: isStaff(reader) ? author : null,
    board_status,
    title,
    views,
    comments: 0,
    file_count,
    created,
    updated,
  };
  return { id, nano_id, is_important, published, notified, board };
}

/** Presents a complete notice with its attachments and neighbours. */
export async function toNotice(platform: Platform, db: Db, row: NoticeRow, reader: Principal | null): Promise<Notice> {
  const now = platform.clock.now();
  const files = await listAttachments(db, { use: NOTICE_FILE_USE, recordId: row.board_id });
  const line = toNoticeSummary(row, reader);
  return {
    ...line,
    board: { ...line.board, content: row.content, files: await toStoredFiles(platform, db, files, reader, now) },
    ...(await findNeighbours(db, row)),
  };
}
