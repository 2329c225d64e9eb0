import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listCommentsOf } from './comment.repository.ts';
import { eraseComment } from './comment.service.ts';

async function eraseComments(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  for (const comment of await listCommentsOf(db, userId)) await eraseComment(db, comment, now);
}

async function collectComments(db: Db, userId: number): Promise<OwnData> {
  const rows = await listCommentsOf(db, userId);
  return { data: rows.map(({ content, created }) => ({ 댓글: content, 등록: formatDateTime(created) })) };
}

/** Comments that an account has written. */
export const commentPersonalData: PersonalDataContributor = {
  erased: ['board_comment.content', 'board_comment.searched'],
  erase: eraseComments,
  own: { title: '댓글', order: 73, collect: collectComments },
};
