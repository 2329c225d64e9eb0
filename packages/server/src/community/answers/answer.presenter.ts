import type { CommunityAnswer } from '@danji/contracts/community/community-answer';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { pick } from '@danji/contracts/pick';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readFiles, type Reader, toAuthor } from '../posts/index.ts';
import { ANSWER_FILE_USE, type AnswerRow } from './answer.repository.ts';

const BOARD_FIELDS = ['title', 'content', 'views', 'comments', 'file_count', 'created', 'updated'] as const;

/** Presents an answer to a reader of its question. */
export async function toAnswer(platform: Platform, db: Db, row: AnswerRow, reader: Reader): Promise<CommunityAnswer> {
  const user = toAuthor(row.author, false);
  const record = { use: ANSWER_FILE_USE, recordId: row.board_id };
  return {
    ...pick(row, ['id', 'nano_id', 'is_accepted', 'recommends', 'is_recommended']),
    user,
    is_own: row.user_id === reader.id,
    board: {
      ...pick(row, BOARD_FIELDS),
      id: row.board_id,
      nano_id: row.board_nano_id,
      board_status: row.hidden === null ? row.board_status : BoardStatus.BLOCK,
      user,
      files: row.file_count > 0 ? await readFiles(platform, db, record, reader) : [],
    },
  };
}
