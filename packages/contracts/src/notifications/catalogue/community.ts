import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { MAX_INT4, nanoId, strictObject } from '../../fields.ts';
import { formatPoints } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const post = { nano_id: nanoId, title: Type.String({ maxLength: 100 }) };
const answer = { answer: nanoId };
const comment = { comment: nanoId };

const revoked = strictObject({
  ...post,
  ...answer,
  points: Type.Integer({ minimum: 0, maximum: MAX_INT4 }),
  reason: Type.String({ maxLength: 300 }),
});

const toMember = {
  type: NotificationType.COMMUNITY,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'normal',
} as const;

/** The notifications about posts of the community. None names anybody: an author may be anonymous. */
export const communityNotifications = {
  answered: defineNotification({
    ...toMember,
    id: 'community.answered',
    values: strictObject({ ...post, ...answer }),
    title: () => '새 답변이 달렸어요',
    content: ({ title }) => `'${title}' 질문에 새 답변이 달렸어요.`,
    path: ({ nano_id, answer }) => webPaths.communityPostAt(nano_id, { answer }),
  }),
  accepted: defineNotification({
    ...toMember,
    id: 'community.accepted',
    importance: 'required',
    values: strictObject({ ...post, ...answer, points: Type.Integer({ minimum: 0, maximum: MAX_INT4 }) }),
    title: () => '답변이 채택됐어요',
    content: ({ title, points }) =>
      `'${title}' 질문에 쓴 답변이 채택됐어요.${points > 0 ? ` 보상으로 ${formatPoints(points)}를 받았어요.` : ''}`,
    path: ({ nano_id, answer }) => webPaths.communityPostAt(nano_id, { answer }),
  }),
  acceptanceRevoked: defineNotification({
    ...toMember,
    id: 'community.acceptance_revoked',
    importance: 'required',
    values: revoked,
    title: () => '답변 채택이 취소됐어요',
    content: ({ title, points, reason }) =>
      `'${title}' 질문에 쓴 답변의 채택을 운영자가 취소했어요.${points > 0 ? ` 보상 ${formatPoints(points)}를 회수했어요.` : ''} 사유: ${reason}`,
    path: ({ nano_id, answer }) => webPaths.communityPostAt(nano_id, { answer }),
  }),
  questionReopened: defineNotification({
    ...toMember,
    id: 'community.question_reopened',
    importance: 'required',
    values: revoked,
    title: () => '질문이 다시 열렸어요',
    content: ({ title, points, reason }) =>
      `'${title}' 질문의 답변 채택을 운영자가 취소했어요.${points > 0 ? ` 보상 ${formatPoints(points)}를 다시 걸어 두었어요.` : ''} 사유: ${reason}`,
    path: ({ nano_id }) => webPaths.communityPost(nano_id),
  }),
  purchaseRefunded: defineNotification({
    ...toMember,
    id: 'community.purchase_refunded',
    importance: 'required',
    values: strictObject({ title: post.title, points: Type.Integer({ minimum: 1, maximum: MAX_INT4 }) }),
    title: () => '구매한 글의 포인트를 돌려드렸어요',
    content: ({ title, points }) => `'${title}' 글이 운영 정책에 따라 가려져서 ${formatPoints(points)}를 돌려드렸어요.`,
    path: () => webPaths.points,
  }),
  salesReversed: defineNotification({
    ...toMember,
    id: 'community.sales_reversed',
    importance: 'required',
    values: strictObject({
      title: post.title,
      sales: Type.Integer({ minimum: 1, maximum: MAX_INT4 }),
      points: Type.Integer({ minimum: 0, maximum: MAX_INT4 }),
    }),
    title: () => '글을 판매한 포인트를 회수했어요',
    content: ({ title, sales, points }) =>
      `'${title}' 글이 운영 정책에 따라 가려져서 판매 ${sales}건을 환불하고 ${formatPoints(points)}를 회수했어요.`,
    path: () => webPaths.points,
  }),
  commented: defineNotification({
    ...toMember,
    id: 'community.commented',
    values: strictObject({ ...post, ...comment }),
    title: () => '새 댓글이 달렸어요',
    content: ({ title }) => `'${title}' 글에 새 댓글이 달렸어요.`,
    path: ({ nano_id, comment }) => webPaths.communityPostAt(nano_id, { comment }),
  }),
  answerCommented: defineNotification({
    ...toMember,
    id: 'community.answer_commented',
    values: strictObject({ ...post, ...answer, ...comment }),
    title: () => '내 답변에 댓글이 달렸어요',
    content: ({ title }) => `'${title}' 질문에 쓴 답변에 새 댓글이 달렸어요.`,
    path: ({ nano_id, answer, comment }) => webPaths.communityPostAt(nano_id, { answer, comment }),
  }),
  replied: defineNotification({
    ...toMember,
    id: 'community.replied',
    values: strictObject({ ...post, ...Type.Partial(strictObject(answer)).properties, ...comment }),
    title: () => '내 댓글에 답글이 달렸어요',
    content: ({ title }) => `'${title}' 글에 남긴 댓글에 답글이 달렸어요.`,
    path: ({ nano_id, answer, comment }) => webPaths.communityPostAt(nano_id, { answer, comment }),
  }),
  mentioned: defineNotification({
    ...toMember,
    id: 'community.mentioned',
    values: strictObject({ ...post, ...Type.Partial(strictObject(answer)).properties, ...comment }),
    title: () => '댓글에서 나를 언급했어요',
    content: ({ title }) => `'${title}' 글의 댓글에서 나를 언급했어요.`,
    path: ({ nano_id, answer, comment }) => webPaths.communityPostAt(nano_id, { answer, comment }),
  }),
  authorPosted: defineNotification({
    ...toMember,
    id: 'community.author_posted',
    values: strictObject(post),
    title: () => '알림 받는 작성자의 새 글',
    content: ({ title }) => `'${title}' 글이 올라왔어요.`,
    path: ({ nano_id }) => webPaths.communityPost(nano_id),
  }),
  categoryPosted: defineNotification({
    ...toMember,
    id: 'community.category_posted',
    values: strictObject(post),
    title: () => '알림 받는 분류의 새 글',
    content: ({ title }) => `'${title}' 글이 올라왔어요.`,
    path: ({ nano_id }) => webPaths.communityPost(nano_id),
  }),
  acceptanceDue: defineNotification({
    ...toMember,
    id: 'community.acceptance_due',
    values: strictObject(post),
    title: () => '답변을 채택해 주세요',
    content: ({ title }) => `'${title}' 질문에 달린 답변 가운데 도움이 된 답변을 채택해 주세요.`,
    path: ({ nano_id }) => webPaths.communityPost(nano_id),
  }),
};
