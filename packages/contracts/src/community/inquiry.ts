import { Type, type Static } from 'typebox';
import { personRef, telField } from '../accounts/user.ts';
import { InquiryState } from '../codes/inquiry-state.ts';
import {
  count,
  created,
  entity,
  id,
  labelled,
  MAX_INT4,
  nanoId,
  nonEmptyString,
  nullable,
  publicId,
  recordRef,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { boardPost, boardPostSummary } from './board-post.ts';
import { supportCategory } from './faq.ts';
import { INQUIRY_LIMITS } from './inquiry-rules.ts';

export const inquiryState = labelled('상태', InquiryState.schema);

const satisfaction = Type.Integer({ minimum: 1, maximum: 5, label: '만족도' });

/** A visitor without an account who has proven a phone number; only our staff and this visitor get it. */
const inquiryVisitor = strictObject({
  name: Type.String({ label: '이름' }),
  /** With its middle hidden (`010-****-5678`). */
  tel: Type.String({ label: '휴대폰' }),
});

const commonFields = {
  id,
  nano_id: publicId,
  category: supportCategory,
  state: inquiryState,
  /** It is `null` when a visitor asks, and `visitor` is when a member does. */
  user: labelled('보낸 사람', nullable(personRef)),
  visitor: labelled('비회원', nullable(inquiryVisitor)),
  /** The operator who takes care of it; only our staff gets this field. */
  handler: labelled('담당', nullable(personRef)),
  /** When our staff answered first, and last. */
  first_answered: labelled('첫 답변', nullable(timestamp)),
  answered: labelled('마지막 답변', nullable(timestamp)),
  closed: labelled('종료한 때', nullable(timestamp)),
  /** How content the author is with our answers, 1 to 5, with a line of text. */
  satisfaction: labelled('만족도', nullable(satisfaction)),
  satisfaction_comment: labelled('만족도 의견', nullable(Type.String())),
  created,
  /** The version of the conversation: it differs after every change. */
  updated,
};

/** An inquiry in a list. */
export const inquirySummary = entity('InquiryLine', {
  ...commonFields,
  question: labelled('문의', boardPostSummary),
});

/** An inquiry in the staff log: without the visitor, whose name and number end before the log does. */
export const loggedInquiry = entity('LoggedInquiry', Type.Omit(inquirySummary, ['visitor']).properties);

/** A post of the conversation; only our staff gets the `user` of an operator. */
const inquiryPost = strictObject({ is_staff: Type.Boolean({ label: '운영자' }), post: boardPost });

/**
 * An inquiry to our support (SPEC §3, Boards: question/answer pair, both are posts): a private conversation. `answer` is
 * the latest post of our staff, `posts` are all, the question first.
 */
export const inquiry = entity('Inquiry', {
  ...commonFields,
  question: labelled('문의', boardPost),
  answer: labelled('답변', nullable(boardPost)),
  posts: Type.Array(inquiryPost, { maxItems: INQUIRY_LIMITS.posts }),
  /** A note of our staff; nobody else gets it. */
  note: labelled('메모', nullable(Type.String())),
});

const message = nonEmptyString('내용', INQUIRY_LIMITS.textCharacters);
const fileIds = Type.Array(nanoId, { maxItems: INQUIRY_LIMITS.files, label: '첨부파일' });

/** The fields that a signed-in user writes; plain text. */
export const inquiryFields = {
  category: supportCategory,
  title: nonEmptyString('제목', INQUIRY_LIMITS.titleCharacters),
  content: message,
  file_ids: Type.Optional(fileIds),
};

/** The same of a visitor: files need an account, which says whose they are and how many it may store. */
export const visitorInquiryFields = {
  name: nonEmptyString('이름', INQUIRY_LIMITS.nameCharacters),
  tel: telField,
  category: supportCategory,
  title: inquiryFields.title,
  content: message,
};

/** The changes of an inquiry: one more post, an end, for our staff a handler and a note, for the author a rating. */
export const inquiryChanges = {
  content: Type.Optional(message),
  file_ids: Type.Optional(fileIds),
  /** 1: the caller takes care of it (our staff); 3: it is over. */
  state: Type.Optional(Type.Unsafe<1 | 3>({ type: 'integer', enum: [1, 3], label: '상태' })),
  note: Type.Optional(text('메모', INQUIRY_LIMITS.noteCharacters)),
  satisfaction: Type.Optional(satisfaction),
  satisfaction_comment: Type.Optional(text('만족도 의견', INQUIRY_LIMITS.satisfactionCharacters)),
};

/** The changes that its author makes as a visitor. */
export const visitorInquiryChanges = {
  content: inquiryChanges.content,
  state: Type.Optional(Type.Unsafe<3>({ type: 'integer', enum: [3], label: '상태' })),
  satisfaction: inquiryChanges.satisfaction,
  satisfaction_comment: inquiryChanges.satisfaction_comment,
};

export const inquiryParams = strictObject({ id: recordRef });

/** The numbers of our support: of the inquiries of the last 30 days, but for those that wait now. */
export const inquiryNumbers = strictObject({
  waiting: count('답변 대기', MAX_INT4),
  received: count('받은 문의', MAX_INT4),
  /** The median of the times from a question to its first answer, minutes. */
  first_answer_minutes: labelled('첫 답변까지', nullable(count('첫 답변까지', MAX_INT4))),
  /** The average from 1 to 5, and the number of ratings. */
  satisfaction: labelled('만족도', nullable(Type.Number({ minimum: 1, maximum: 5 }))),
  satisfaction_count: count('만족도 응답', MAX_INT4),
});

export type Inquiry = Static<typeof inquiry>;
export type InquirySummary = Static<typeof inquirySummary>;
export type InquiryNumbers = Static<typeof inquiryNumbers>;
