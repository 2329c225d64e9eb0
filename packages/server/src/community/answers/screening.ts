import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { NanoId } from '@danji/contracts/fields';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../../platform/database/open-database.ts';
import { listAttachmentNames, listFileNames, toExcerpt } from '../../site/files/index.ts';
import { checkNewAuthorPace, checkNotBanned, checkText, type Held, holdText, toReadText } from '../moderation/index.ts';
import type { Writer } from '../posts/index.ts';
import { ANSWER_FILE_USE, type AnswerRow, findAnswer } from './answer.repository.ts';
import { reportedAnswers } from './reported.ts';

const EXCERPT = 100;

/** Looks through an answer, and how fast its author answers; resolves to why it is held, or null. */
export async function screenAnswer(
  db: Db,
  content: RichDocument,
  { author, now, platform }: Writer,
  attachments: readonly NanoId[],
  before?: AnswerRow,
): Promise<Held | null> {
  await checkNotBanned(db, author.id, now);
  const held = await checkText(db, {
    fields: { content: toReadText(content) },
    fileNames: await listFileNames(db, attachments, author.id),
    ...(before && {
      before: [
        toReadText(before.content),
        ...(await listAttachmentNames(db, { use: ANSWER_FILE_USE, recordId: before.board_id })),
      ].join('\n'),
    }),
    isNew: before === undefined,
    userId: author.id,
    newAuthorTexts: platform.config.communityNewAuthorTexts,
    now,
  });
  if (!before) await checkNewAuthorPace(db, 'answer', { userId: author.id, now, platform });
  return held;
}

/** Keeps an answer from others until our staff has decided; resolves to it. */
export async function holdAnswer(db: Db, answer: AnswerRow, held: Held, { author, now }: Writer): Promise<AnswerRow> {
  const { id, user_id: authorId, content } = answer;
  const object = { kind: ReportedKind.ANSWER, id, authorId, isAnonymous: false, excerpt: toExcerpt(content, EXCERPT) };
  await holdText(db, object, held, () => reportedAnswers.hide(db, id, now), now);
  return (await findAnswer(db, String(id), author.id)) ?? answer;
}
