import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { ProductQuestionState } from '../codes/product-question-state.ts';
import { communityAuthor } from '../community/community-author.ts';
import { created, entity, id, labelled, nonEmptyString, nullable, text, timestamp, updated } from '../fields.ts';
import { productCode } from './product.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

/** The fields of a member's question about a product; plain text. */
export const questionFields = {
  title: nonEmptyString('제목', SHOP_LIMITS.questionTitle),
  content: nonEmptyString('내용', SHOP_LIMITS.questionContent),
  /** Nobody but its author and our staff reads it. */
  is_secret: Type.Boolean({ label: '비밀글' }),
};

export const questionAnswer = nonEmptyString('답변', SHOP_LIMITS.questionAnswer);

const ofProduct = {
  product_id: labelled('상품 번호', id),
  product_code: productCode,
  product_name: text('상품 이름', 100),
};

const shared = {
  id,
  ...ofProduct,
  is_secret: questionFields.is_secret,
  /** Whether only its author and our staff find it: held until our staff has looked, or hidden by them. */
  is_hidden: Type.Boolean({ label: '가려짐' }),
  answer: labelled('답변', nullable(Type.String())),
  answered: labelled('답변한 때', nullable(timestamp)),
  created,
  /** The version: it differs after every change. */
  updated,
};

/**
 * A question about a product (SPEC §3). Of a secret one others get neither title, content nor answer, and no more of its
 * author than the beginning of the nickname.
 */
export const productQuestion = entity('ProductQuestion', {
  ...shared,
  user: labelled('작성자', communityAuthor),
  title: Type.String({ label: '제목' }),
  content: Type.String({ label: '내용' }),
  is_own: Type.Boolean({ label: '내 질문' }),
  /** Whether its texts are kept from the reader. */
  is_withheld: Type.Boolean({ label: '읽을 수 없음' }),
});
export type ProductQuestion = Static<typeof productQuestion>;

/** The same for our staff, who read all of it. */
export const staffProductQuestion = entity('StaffProductQuestion', {
  ...shared,
  user: labelled('작성자', communityAuthor),
  title: Type.String({ label: '제목' }),
  content: Type.String({ label: '내용' }),
  state: labelled('상태', ProductQuestionState.schema),
  /** Whether nobody has looked yet at what the system has held. */
  is_held: Type.Boolean({ label: '확인 대기' }),
  /** The operator who answered last. */
  answered_by: labelled('답변한 운영자', nullable(personRef)),
});
export type StaffProductQuestion = Static<typeof staffProductQuestion>;

/**
 * A question without what its author wrote, which ends with the account: what the staff log holds, as object and as
 * response.
 */
export const loggedQuestion = entity(
  'LoggedProductQuestion',
  Type.Omit(staffProductQuestion, ['user', 'title', 'content']).properties,
);
