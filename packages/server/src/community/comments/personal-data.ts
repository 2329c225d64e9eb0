import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listCommentsOf } from './comment.repository.ts';
import { eraseComment } from './comment.service.ts';
import { forgetMentionsOf, listMentionsOf } from './mention.repository.ts';

async function eraseComments(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  for (const comment of await listCommentsOf(db, userId)) await eraseComment(db, comment, now);
  await forgetMentionsOf(db, userId);
}

async function collectComments(db: Db, userId: number): Promise<OwnData> {
  const rows = await listCommentsOf(db, userId);
  return {
    data: {
      댓글: rows.map(({ content, created }) => ({ 댓글: content, 등록: formatDateTime(created) })),
      // The texts of others are their data.
      나를언급한댓글: (await listMentionsOf(db, userId)).map(({ created }) => ({ 등록: formatDateTime(created) })),
    },
  };
}

/** Comments that an account has written, and that others name it in. */
export const commentPersonalData: PersonalDataContributor = {
  erased: ['board_comment.content', 'board_comment.searched', 'comment_mention.name'],
  erase: eraseComments,
  own: { title: '댓글', order: 73, collect: collectComments },
};
