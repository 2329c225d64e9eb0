import { Type } from 'typebox';
import { ReportedKind, ReportReason } from '../../codes/report-codes.ts';
import { UserType } from '../../codes/user-codes.ts';
import { BAN_MESSAGE_CHARACTERS, describeBanEnd } from '../../community/community-ban-rules.ts';
import { nanoId, nullable, strictObject, timestamp } from '../../fields.ts';
import { PARTICLES, withParticle } from '../../format/particle.ts';
import { productCode } from '../../shop/product.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const values = strictObject({
  /** Of the post. */
  nano_id: Type.Optional(nanoId),
  /** Of the product. */
  code: Type.Optional(productCode),
  title: Type.String(),
  kind: ReportedKind.schema,
});
type Place = { nano_id?: string; code?: string; kind: number };
const MEMBERS = [UserType.GENERAL, UserType.BRAND];
function toWhat({ kind, code, title }: Place & { title: string }): string {
  if (kind === ReportedKind.POST) return `'${title}' 글`;
  return `'${title}' ${code === undefined ? '글' : '상품'}에 쓴 ${ReportedKind.label(kind)}`;
}
const toTopic = (kind: number): string => withParticle(ReportedKind.label(kind), PARTICLES.subject);
function toPath({ nano_id, code, kind }: Place): string {
  if (code === undefined) return nano_id === undefined ? webPaths.community : webPaths.communityPost(nano_id);
  return kind === ReportedKind.REVIEW ? webPaths.shopProductReviews(code) : webPaths.shopProductQuestions(code);
}

/** The notifications to members about reviews of their texts, and about bans. */
export const reviewNotifications = {
  reviewStarted: defineNotification({
    id: 'reviews.started',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values,
    title: ({ kind }) => `${toTopic(kind)} 검토 중이에요`,
    content: (text) =>
      `${withParticle(toWhat(text), PARTICLES.object)} 운영자가 확인하는 동안 다른 사람에게 보이지 않아요.`,
    path: toPath,
  }),
  reviewRemoved: defineNotification({
    id: 'reviews.removed',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values: strictObject({ ...values.properties, reason: ReportReason.schema, message: Type.String() }),
    title: ({ kind }) => `${toTopic(kind)} 가려졌어요`,
    content: (text) => `${toWhat(text)} (${ReportReason.label(text.reason)}): ${text.message}`,
    path: toPath,
  }),
  reviewDismissed: defineNotification({
    id: 'reviews.dismissed',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values,
    title: ({ kind }) => `${toTopic(kind)} 다시 보여요`,
    content: (text) => `${withParticle(toWhat(text), PARTICLES.object)} 확인했어요. 문제가 없어 다시 보이게 했어요.`,
    path: toPath,
  }),
  reviewReleased: defineNotification({
    id: 'reviews.released',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values,
    title: ({ kind }) => `${toTopic(kind)} 공개됐어요`,
    content: (text) =>
      `${withParticle(toWhat(text), PARTICLES.object)} 운영자가 확인했어요. 이제 다른 사람에게도 보여요.`,
    path: toPath,
  }),
  banned: defineNotification({
    id: 'reviews.banned',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values: strictObject({
      until: nullable(timestamp),
      reason: ReportReason.schema,
      message: Type.String({ maxLength: BAN_MESSAGE_CHARACTERS }),
    }),
    title: () => '커뮤니티 활동이 제한됐어요',
    content: ({ until, reason, message }) =>
      `${describeBanEnd(until)} 글을 쓸 수 없어요. ${ReportReason.label(reason)}: ${message} 이의가 있으면 1:1 문의로 알려 주세요.`,
    path: () => webPaths.newInquiry,
  }),
  banLifted: defineNotification({
    id: 'reviews.ban_lifted',
    type: NotificationType.NOTICE,
    audience: MEMBERS,
    importance: 'required',
    values: strictObject({}),
    title: () => '커뮤니티 활동 제한이 풀렸어요',
    content: () => '이제 커뮤니티에 다시 글을 쓸 수 있어요.',
    path: () => webPaths.community,
  }),
};
/** To our staff: something was hidden or held automatically, or its author has written against it. */
export const reviewStaffNotifications = {
  reviewNeeded: defineNotification({
    id: 'reviews.needed',
    type: NotificationType.NOTICE,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({
      nano_id: nanoId,
      kind: ReportedKind.schema,
      is_appeal: Type.Boolean(),
      is_held: Type.Optional(Type.Boolean()),
    }),
    title: ({ kind, is_held }) => (is_held ? `공개 전에 확인할 ${toTopic(kind)} 있어요` : '확인할 신고가 있어요'),
    content: ({ kind, is_appeal, is_held }) =>
      is_held
        ? `${ReportedKind.label(kind)}에 확인할 표현이 있어 아직 다른 사람에게 보이지 않아요.`
        : is_appeal
          ? `가려진 ${ReportedKind.label(kind)}의 작성자가 소명했어요.`
          : `신고가 모여 ${toTopic(kind)} 가려졌어요.`,
    path: ({ nano_id }) => webPaths.adminReport(nano_id),
  }),
};
