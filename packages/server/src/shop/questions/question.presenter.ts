import { maskNickname } from '@danji/contracts/format/mask';
import { pick } from '@danji/contracts/pick';
import type { ProductQuestion, StaffProductQuestion } from '@danji/contracts/shop/product-question';
import { toAuthor } from '../../community/posts/index.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { QuestionRow } from './question.repository.ts';

const SHARED = [
  'id',
  'product_id',
  'product_code',
  'product_name',
  'is_secret',
  'is_hidden',
  'answered',
  'created',
  'updated',
] as const;

/** The author as readers know them who may not read the question. */
const toUnknown = (author: ProductQuestion['user']): ProductQuestion['user'] => ({
  nano_id: null,
  nickname: maskNickname(author.nickname),
  job_grade: null,
  level: null,
  is_vendor: false,
});

/** Presents a question: a secret one without its texts and its author, but for the author and our staff. */
export function toQuestion(row: QuestionRow, reader: Principal | null): ProductQuestion {
  const is_own = row.user_id === reader?.id;
  const is_withheld = row.is_secret && !is_own && !isStaff(reader);
  const author = toAuthor(row.author, false);
  return {
    ...pick(row, SHARED),
    is_own,
    is_withheld,
    user: is_withheld ? toUnknown(author) : author,
    title: is_withheld ? '' : row.title,
    content: is_withheld ? '' : row.content,
    answer: is_withheld ? null : row.answer,
  };
}

/** Presents a question for our staff. */
export const toStaffQuestion = (row: QuestionRow): StaffProductQuestion => ({
  ...pick(row, [...SHARED, 'title', 'content', 'answer', 'answered_by', 'state', 'is_held']),
  user: toAuthor(row.author, false),
});

/** Presents a question without what its author wrote. */
export const toLogged = (row: QuestionRow) => pick(row, [...SHARED, 'answer', 'answered_by', 'state', 'is_held']);
