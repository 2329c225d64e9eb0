import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachmentsOf, releaseDocumentFiles } from '../../site/files/index.ts';
import { deletePost } from '../notices/index.ts';
import { countAnswer } from '../posts/index.ts';
import { ANSWER_FILE_USE, listAnswersOf } from './answer.repository.ts';

/** Deletes the answers of an account; an accepted one stays without its author, for who asked. */
async function eraseAnswers(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  for (const answer of await listAnswersOf(db, userId)) {
    if (answer.is_accepted) continue;
    await releaseDocumentFiles(db, { use: ANSWER_FILE_USE, recordId: answer.board_id }, now);
    await deletePost(db, answer.board_id);
    if (!answer.is_deleted && answer.hidden === null) await countAnswer(db, answer.question_id, -1);
  }
}

async function collectAnswers(db: Db, userId: number): Promise<OwnData> {
  const rows = (await listAnswersOf(db, userId)).filter(({ is_deleted }) => !is_deleted);
  const boards = rows.map(({ board_id }) => board_id);
  const files = (await listAttachmentsOf(db, ANSWER_FILE_USE, boards)).map(({ file }) => file);
  return {
    data: rows.map(({ title, text, is_accepted, created }) => ({
      질문: title,
      답변: text,
      채택됨: is_accepted,
      등록: formatDateTime(created),
    })),
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Answers that an account has written. */
export const answerPersonalData: PersonalDataContributor = {
  erase: eraseAnswers,
  own: { title: '커뮤니티 답변', order: 72, collect: collectAnswers },
};
