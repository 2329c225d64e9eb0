import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { productNotifications, productStaffNotifications } from '@danji/contracts/notifications/catalogue/products';
import type {
  createProductQuestion,
  updateProductQuestion,
  updateStaffQuestion,
} from '@danji/contracts/shop/product-question.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { ensureNickname, listOperatorIds, lockAccount } from '../../accounts/accounts/index.ts';
import { checkText } from '../../community/moderation/index.ts';
import { notify, notifyOnce } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import type { Platform } from '../../platform/platform.ts';
import { toQuestion, toStaffQuestion } from './question.presenter.ts';
import {
  countQuestionsOfDay,
  deleteQuestionRow,
  findQuestion,
  findQuestionForChange,
  insertQuestion,
  type QuestionRow,
  updateQuestionRow,
} from './question.repository.ts';
import type { Principal } from '../../platform/http/principal.ts';

type Writer = { user: Principal; now: Date; platform: Pick<Platform, 'config'> };
type Texts = Omit<BodyOf<typeof updateProductQuestion>, 'updated'>;

const questionNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '질문이 없어요. 이미 지워졌을 수 있어요.' });

async function getQuestion(db: Db, id: number): Promise<QuestionRow> {
  const row = await findQuestion(db, id);
  if (!row) throw questionNotFound();
  return row;
}

/** Makes the open screens of our staff, and of others, read the questions again. */
export const refresh = async (db: Db, others: readonly number[], now: Date): Promise<void> =>
  publishChange(db, [...others, ...(await listOperatorIds(db))], { tags: ['product_question'] }, now);

/**
 * Returns the stored form of a text: one that others will read is held where a listed expression asks for it. `before`
 * is the text that others have read.
 */
async function toStored(
  db: Db,
  { title, content, is_secret }: Texts,
  { user, now, platform }: Writer,
  before?: string,
): Promise<Texts & { isHeld: boolean }> {
  const texts = { title: title.trim(), content: content.trim(), is_secret };
  const held = await checkText(db, {
    fields: { title: texts.title, content: texts.content },
    ...(before !== undefined && { before }),
    isNew: before === undefined,
    userId: user.id,
    newAuthorTexts: platform.config.communityNewAuthorTexts,
    now,
  });
  return { ...texts, isHeld: held !== null && !is_secret };
}

/** Asks about a product, and tells our staff. Throws `too_many_requests`, `invalid_input`. */
export async function askQuestion(
  db: Db,
  productId: number,
  { code: _code, ...body }: BodyOf<typeof createProductQuestion>,
  writer: Writer,
): Promise<QuestionRow> {
  const { user, now } = writer;
  await lockAccount(db, user.id);
  if ((await countQuestionsOfDay(db, user.id, toBusinessDate(now))) >= SHOP_LIMITS.questionsPerDay)
    throw new ProblemError('too_many_requests', {
      title: `상품 질문은 하루에 ${SHOP_LIMITS.questionsPerDay}개까지 남길 수 있어요. 내일 다시 남겨 주세요.`,
    });
  const { isHeld, ...texts } = await toStored(db, body, writer);
  await ensureNickname(db, user.id);
  const id = await insertQuestion(db, {
    ...texts,
    product_id: productId,
    user_id: user.id,
    is_hidden: isHeld,
    is_held: isHeld,
    created: now,
    updated: now,
  });
  const row = await getQuestion(db, id);
  const values = { code: row.product_code, name: row.product_name };
  await notify(db, productStaffNotifications.questionReceived, await listOperatorIds(db), values, now);
  await refresh(db, [], now);
  return row;
}

/** The caller's own question without an answer, locked. */
async function getOwn(db: Db, id: number, user: Principal): Promise<QuestionRow> {
  const row = await findQuestionForChange(db, id);
  if (!row || row.user_id !== user.id) throw questionNotFound();
  if (row.answered !== null)
    throw new ProblemError('invalid_transition', {
      title: '답변을 받은 질문은 고치거나 지울 수 없어요. 더 궁금한 점은 새 질문으로 남겨 주세요.',
    });
  return row;
}

/** Changes the version of the caller's own question that was seen. A question that is hidden stays so. */
export async function changeQuestion(
  db: Db,
  id: number,
  { updated, ...body }: BodyOf<typeof updateProductQuestion>,
  writer: Writer,
): Promise<QuestionRow> {
  const { user, now } = writer;
  const row = await getOwn(db, id, user);
  await checkVersion(row, updated, () => toQuestion(row, user));
  const seen = row.is_secret || row.is_hidden ? undefined : `${row.title}\n${row.content}`;
  const { isHeld, ...texts } = await toStored(db, body, writer, seen);
  const hidden = row.is_hidden ? {} : { is_hidden: isHeld, is_held: isHeld };
  await updateQuestionRow(db, id, { ...texts, ...hidden, updated: nextVersion(row, now) });
  await refresh(db, [], now);
  return getQuestion(db, id);
}

/** Deletes the caller's own question for good. */
export async function removeQuestion(db: Db, id: number, { user, now }: Omit<Writer, 'platform'>): Promise<void> {
  await getOwn(db, id, user);
  await deleteQuestionRow(db, id);
  await refresh(db, [], now);
}

/** Tells the author of an answer, unless they have not read yet that there is one. */
async function notifyAuthor(db: Db, { id, user_id, product_code, product_name }: QuestionRow, now: Date) {
  const told = { topic: `product_question:${id}`, now };
  const values = { code: product_code, name: product_name };
  await notifyOnce(db, productNotifications.questionAnswered, [user_id], values, told);
}

/** Answers a question or takes the answer back, hides or shows it; resolves to it before and after. */
export async function handleQuestion(
  db: Db,
  id: number,
  { updated, answer: given, is_hidden }: BodyOf<typeof updateStaffQuestion>,
  { user, now }: Omit<Writer, 'platform'>,
): Promise<{ before: QuestionRow; after: QuestionRow }> {
  const before = await findQuestionForChange(db, id);
  if (!before) throw questionNotFound();
  await checkVersion(before, updated, () => toStaffQuestion(before));
  const answer = given === undefined ? before.answer : (given?.trim() ?? null);
  if (answer === before.answer && is_hidden === undefined)
    throw invalidField('answer', '바뀐 내용이 없어요. 답변을 고친 뒤 저장해 주세요.');
  const isAnswered = answer !== null && answer !== before.answer;
  await updateQuestionRow(db, id, {
    ...(isAnswered && { answer, answered: before.answered ?? now, answered_by: user.id }),
    ...(answer === null && { answer: null, answered: null, answered_by: null }),
    ...(is_hidden !== undefined && { is_hidden, is_held: false }),
    updated: nextVersion(before, now),
  });
  const after = await getQuestion(db, id);
  if (isAnswered) await notifyAuthor(db, after, now);
  await refresh(db, [after.user_id], now);
  return { before, after };
}
