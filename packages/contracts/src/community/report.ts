import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { ReportedKind, ReportReason, ReviewState } from '../codes/report-codes.ts';
import { HoldReason } from '../codes/moderation-codes.ts';
import { count, created, entity, id, labelled, nullable, publicId, text, timestamp, updated } from '../fields.ts';
import { productCode } from '../shop/product.ts';
import { communityAuthor } from './community-author.ts';
import { communityBan } from './community-ban.ts';
import { REPORT_LIMITS } from './report-rules.ts';

export const reportedKind = labelled('종류', ReportedKind.schema);
/** The data that show a reported text. */
export const REPORTED_TAGS = [
  'community_post',
  'community_answer',
  'board_comment',
  'product_review',
  'product_question',
] as const;
export const reportReason = labelled('사유', ReportReason.schema);
export const reviewState = labelled('상태', ReviewState.schema);
/** A post, an answer, a comment, or a review of or question about a product, by its kind and number. */
export const reportedObject = { kind: reportedKind, object_id: labelled('글·답변·댓글·후기·상품 질문 번호', id) };

/** The review of a text that is under review or removed, as its author sees it. */
export const ownReview = entity('OwnReview', {
  state: reviewState,
  /** Why it waits for our staff before others see it; `null` for what was reported. */
  held: labelled('보류 사유', nullable(HoldReason.schema)),
  /** Why it was removed; `null` while it is under review. */
  reason: labelled('사유', nullable(ReportReason.schema)),
  message: labelled('안내', nullable(Type.String())),
  decided: labelled('처리한 때', nullable(timestamp)),
  /** The author's appeal against it; once. */
  appeal: labelled('소명', nullable(Type.String())),
});
export type OwnReview = Static<typeof ownReview>;

/** Something that was reported, in the queue of our staff: one case collects the reports until it is decided. */
export const reviewCaseLine = entity('ReviewCaseLine', {
  id,
  nano_id: publicId,
  kind: reportedKind,
  state: reviewState,
  /** The beginning of the text, as it was at the first report. */
  excerpt: Type.String({ label: '내용' }),
  /** An anonymous author stays so for our staff. */
  author: labelled('작성자', communityAuthor),
  reports: count('신고'),
  /** Why it was held before anybody else has seen it; `null` for what was reported. */
  held: labelled('보류 사유', nullable(HoldReason.schema)),
  held_text: labelled('보류한 표현', nullable(Type.String())),
  /** Whether it is hidden from others now. */
  is_hidden: Type.Boolean({ label: '가려짐' }),
  appealed: labelled('소명한 때', nullable(timestamp)),
  reason: labelled('사유', nullable(ReportReason.schema)),
  message: labelled('안내', nullable(Type.String())),
  handler: labelled('처리한 사람', nullable(personRef)),
  decided: labelled('처리한 때', nullable(timestamp)),
  created,
  updated,
});

const report = entity('Report', {
  id,
  reporter: labelled('신고한 사람', communityAuthor),
  reason: reportReason,
  content: Type.String({ label: '신고 내용' }),
  created,
});

/** Whether two texts are of one author is not told when one of them is anonymous: then it is without address and text. */
const earlierDecision = entity('EarlierDecision', {
  id,
  nano_id: labelled('공개 번호', nullable(publicId)),
  kind: reportedKind,
  state: reviewState,
  excerpt: labelled('내용', nullable(Type.String())),
  reason: labelled('사유', nullable(ReportReason.schema)),
  decided: labelled('처리한 때', nullable(timestamp)),
});

/** A case with everything that a decision needs. */
export const reviewCase = entity('ReviewCase', {
  ...reviewCaseLine.properties,
  /** The reported text as it is now; `null` when it was deleted. */
  text: labelled('본문', nullable(Type.String())),
  /** The post that it is, or belongs to; `null` when it was deleted, and for a text about a product. */
  post_nano_id: labelled('글', nullable(publicId)),
  /** The product that it is about; `null` when it was deleted, and for a text of the community. */
  product_code: labelled('상품 코드', nullable(productCode)),
  appeal: labelled('소명', nullable(Type.String())),
  report_list: labelled('신고 내역', Type.Array(report, { maxItems: REPORT_LIMITS.shown })),
  /** The newest bans of its author: of an anonymous author those for anonymous texts, of another one the others. */
  bans: labelled('작성자의 활동 제한', Type.Array(communityBan, { maxItems: REPORT_LIMITS.shown })),
  earlier: labelled('작성자의 이전 처리', Type.Array(earlierDecision, { maxItems: REPORT_LIMITS.shown })),
});
export type ReviewCaseLine = Static<typeof reviewCaseLine>;
export type ReviewCase = Static<typeof reviewCase>;

export const reportText = text('신고 내용', REPORT_LIMITS.textCharacters);
