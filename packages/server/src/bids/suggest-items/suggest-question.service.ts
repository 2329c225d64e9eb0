import { isAmendable } from '@danji/contracts/bids/suggest-item-rules';
import type { answerSuggestQuestion, askAboutSuggestItem } from '@danji/contracts/bids/suggest-question.endpoints';
import { SUGGEST_QUESTION_LIMITS } from '@danji/contracts/bids/suggest-question';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { refuse } from './suggest-item-decision.service.ts';
import { notifyOffice, notifyVendors } from './suggest-item.notifications.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { toState } from './suggest-item.presenter.ts';
import { findStanding, lockItem } from './suggest-item.repository.ts';
import { countQuestions, lockQuestion } from './suggest-question.repository.ts';

type Writer = { user: Principal; now: Date };

const isReader = async (db: Db, itemId: number, brandId: number): Promise<boolean> =>
  (await db
    .selectFrom('suggest_item_read')
    .where('item_id', '=', itemId)
    .where('brand_id', '=', brandId)
    .select('item_id')
    .executeTakeFirst()) !== undefined;

function requireText(name: string, sent: string, message: string): string {
  const text = sent.trim();
  if (text === '') throw invalidField(name, message);
  return text;
}

/** Asks about a notice that the vendor has read, until it closes, and tells its office; resolves to its id. */
export async function askAbout(
  db: Db,
  body: BodyOf<typeof askAboutSuggestItem>,
  { user, now }: Writer,
): Promise<number> {
  // The row of the notice is locked, so that of two questions at once only as many are stored as there may be.
  const item = await lockItem(db, body.item_nano_id);
  if (!item) throw suggestItemNotFound();
  if (!(await isReader(db, item.id, user.id)))
    throw new ProblemError('forbidden', { title: '공고를 열람한 뒤에 질문할 수 있어요.' });
  if (!isAmendable(toState(item, now))) throw refuse('마감된 공고에는 질문할 수 없어요. 전화로 문의해 주세요.');
  const content = requireText('content', body.content, '질문을 입력해 주세요.');
  const { all, own } = await countQuestions(db, item.id, user.id);
  if (all >= SUGGEST_QUESTION_LIMITS.perItem || own >= SUGGEST_QUESTION_LIMITS.perVendor)
    throw refuse('이 공고에는 더 질문할 수 없어요. 전화로 문의해 주세요.');
  const values = { item_id: item.id, brand_id: user.id, content, answer: null, answered_by: null, created: now };
  await db.insertInto('suggest_question').values(values).execute();
  await notifyOffice(db, 'asked', item, { reason: '', now, actorId: user.id });
  return item.id;
}

/** Answers a question on a notice of the space, or changes the answer, and tells who asked; resolves to the notice. */
export async function answer(
  db: Db,
  body: BodyOf<typeof answerSuggestQuestion>,
  { user, now }: Writer,
): Promise<number> {
  const question = await lockQuestion(db, body.question_id);
  const item = question && (await findStanding(db, String(question.item_id)));
  if (!item) throw new ProblemError('not_found', { title: '질문이 없어요. 지워졌을 수 있어요.' });
  requireRight(user, await findMembership(db, item.space_id, user.id), 'write_notices');
  const text = requireText('answer', body.answer, '답변을 입력해 주세요.');
  if (text === question.answer) return item.id;
  await db
    .updateTable('suggest_question')
    .set({ answer: text, answered: now, answered_by: user.id })
    .where('id', '=', question.id)
    .execute();
  await notifyVendors(db, 'answered', item, { reason: '', now }, [question.brand_id]);
  return item.id;
}
