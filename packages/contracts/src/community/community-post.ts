import { Type, type Static } from 'typebox';
import { BoardStatus, type BoardStatusCode } from '../codes/board-status.ts';
import { CommunityStatus, CommunityType } from '../codes/community-codes.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  count,
  created,
  entity,
  fileCount,
  id,
  labelled,
  MAX_INT4,
  nanoId,
  nullable,
  oneOf,
  publicId,
  recordRef,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { file } from '../site/file.ts';
import { communityAuthor } from './community-author.ts';
import { COMMUNITY_CATEGORY_KEYS } from './community-categories.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { recommendFields } from './recommend.ts';

const many = (label: string) => count(label, Number.MAX_SAFE_INTEGER);

/** The board post of a community post in a list. */
const communityBoardLine = entity('CommunityBoardLine', {
  id,
  nano_id: publicId,
  user: labelled('작성자', communityAuthor),
  /** For the reader: NO_PERMISSION and NO_PURCHASE say that content and files are withheld. */
  board_status: labelled('공개 상태', BoardStatus.schema),
  title: Type.String({ label: '제목' }),
  views: many('조회'),
  comments: many('댓글'),
  file_count: fileCount,
  created,
  /** It differs after every change, and a change has to send it back. */
  updated,
});

/** The same with what is withheld from who may not read it: `content` is `null` and `files` empty then. */
export const communityBoard = entity('CommunityBoard', {
  ...communityBoardLine.properties,
  content: labelled('내용', nullable(richDocument)),
  files: labelled('첨부파일', Type.Array(file, { maxItems: COMMUNITY_LIMITS.files })),
});

const category = labelled('분류', oneOf(...COMMUNITY_CATEGORY_KEYS));
const category1 = Type.Integer({ minimum: 1, maximum: 4, label: '세부 분류' });
const category2 = Type.Integer({ minimum: 0, maximum: 8, label: '주제' });
/** The job grades that may read it, `[2][3]`; empty for all. */
const jobGrades = Type.String({ maxLength: 60, pattern: '^(\\[([1-9]|1[0-2])\\]){0,12}$', label: '읽을 수 있는 직급' });
const price = Type.Integer({ minimum: 0, maximum: COMMUNITY_LIMITS.price, label: '포인트' });
const regionRef = strictObject({ id, sido_short: Type.String(), sigungu: Type.String() });
const rating = labelled('평점', nullable(Type.Number({ minimum: 0.5, maximum: 5 })));

const commonFields = {
  id,
  nano_id: publicId,
  community_type: labelled('글 종류', CommunityType.schema),
  category,
  category1,
  /** The topic, 0 for none. */
  category2,
  job_grades: jobGrades,
  sigungu: labelled('지역', nullable(regionRef)),
  /** The price of a material, the reward of a question (DECISIONS, Community); 0 for none. */
  price,
  /** The average, halved to one decimal; `null` before the first. */
  rating,
  rating_count: many('평가한 사람'),
  status: labelled('상태', CommunityStatus.schema),
  is_question: Type.Boolean({ label: '질문' }),
  /** Whether the author is told of answers and comments. */
  is_alert: Type.Boolean({ label: '알림 받기' }),
  is_allow_comment: Type.Boolean({ label: '댓글 허용' }),
  is_accepted: Type.Boolean({ label: '답변 채택됨' }),
  is_anonymous: Type.Boolean({ label: '익명' }),
  answers: many('답변'),
  purchases: many('구매한 사람'),
  recommends: recommendFields.recommends,
  /** The text that everybody may read: the beginning, or the author's own preview of a post that is withheld. */
  preview: Type.String({ label: '미리보기' }),
  /** Whether it is the caller's. */
  is_own: Type.Boolean({ label: '내 글' }),
  /** The time of the first publication; `null` for a draft. */
  published: labelled('올린 때', nullable(timestamp)),
};

/** A community post in a list (SPEC §3, Boards). */
export const communityPostLine = entity('CommunityPostLine', {
  ...commonFields,
  board: labelled('게시글', communityBoardLine),
});

/** The marks of the caller on a post. */
export const followFields = {
  is_bookmarked: Type.Boolean({ label: '북마크' }),
  /** Whether the caller is told of new answers and comments. */
  is_following: Type.Boolean({ label: '알림 받는 중' }),
};

/** A whole community post. */
export const communityPost = entity('CommunityPost', {
  ...commonFields,
  board: labelled('게시글', communityBoard),
  is_purchased: Type.Boolean({ label: '구매함' }),
  /** The version that the caller has bought, when the author has changed the post since; otherwise `null`. */
  bought_version: labelled(
    '구매한 때의 글',
    nullable(
      strictObject({
        title: Type.String({ label: '제목' }),
        content: richDocument,
        files: labelled('첨부파일', Type.Array(file, { maxItems: COMMUNITY_LIMITS.files })),
      }),
    ),
  ),
  /** The points that the caller pays once for the attached files; while they are not 0 the files have no address. */
  download_price: Type.Integer({ minimum: 0, maximum: COMMUNITY_LIMITS.price, label: '내려받기 포인트' }),
  is_recommended: recommendFields.is_recommended,
  ...followFields,
  /** Whether the caller has blocked its author, for its anonymous texts or for the others as the post is one of these. */
  is_author_blocked: Type.Boolean({ label: '차단한 작성자' }),
  /** The caller's rating, 1–10. */
  own_rate: labelled('내 평가', nullable(Type.Integer({ minimum: 1, maximum: COMMUNITY_LIMITS.rating }))),
  /** Whether the caller may rate it: a post of another author that the caller may read. */
  may_rate: Type.Boolean({ label: '평가할 수 있음' }),
  may_answer: Type.Boolean({ label: '답변할 수 있음' }),
  may_comment: Type.Boolean({ label: '댓글을 쓸 수 있음' }),
  /** The picture of its category, 1,200 × 630 px. */
  share_picture_url: Type.String({ label: '공유 그림 주소' }),
});

/** How far a question is: without an answer, with some but none accepted, with an accepted one. */
export const QUESTION_STATES = ['unanswered', 'answered', 'accepted'] as const;

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;
export const postStatus = <const C extends readonly BoardStatusCode[]>(...codes: C) =>
  Type.Unsafe<C[number]>({ type: 'integer', enum: codes, label: '공개 상태' });
/** A new post is published at once or is a draft. */
export const newPostStatus = postStatus(VISIBLE, TEMP);

/** The fields that an author writes; a draft may be without a title. */
export const communityPostFields = {
  title: text('제목', COMMUNITY_LIMITS.titleCharacters),
  content: richDocument,
  board_status: postStatus(VISIBLE, INVISIBLE, TEMP),
  category,
  category1,
  category2,
  job_grades: jobGrades,
  sigungu: labelled('지역', nullable(Type.Integer({ minimum: 1, maximum: MAX_INT4 }))),
  price,
  preview: text('미리보기', COMMUNITY_LIMITS.previewCharacters),
  is_alert: Type.Boolean({ label: '알림 받기' }),
  is_allow_comment: Type.Boolean({ label: '댓글 허용' }),
  is_anonymous: Type.Boolean({ label: '익명' }),
  /** The attachments in their order: uploads of the caller, and existing attachments of the post. */
  file_ids: Type.Array(nanoId, { maxItems: COMMUNITY_LIMITS.files, label: '첨부파일' }),
};

export const communityParams = strictObject({ id: recordRef });
export const communityFilters = { category, category1, category2 };

export type CommunityPostLine = Static<typeof communityPostLine>;
export type CommunityPost = Static<typeof communityPost>;
