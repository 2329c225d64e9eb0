import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { strictObject } from '../../fields.ts';
import { formatPoints } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const member = {
  type: NotificationType.POINT,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'normal',
  path: () => webPaths.referrals,
} as const;

/** The masked name of the new member, and the points of the recipient. */
const values = strictObject({ name: Type.String(), points: Type.Integer({ minimum: 0 }) });

export const referralNotifications = {
  joined: defineNotification({
    ...member,
    id: 'referrals.joined',
    values,
    title: () => '추천한 분이 가입했어요',
    content: ({ name, points }) =>
      points > 0 ? `${name} 님이 가입해서 ${formatPoints(points)}를 받았어요.` : `${name} 님이 가입했어요.`,
  }),
  waiting: defineNotification({
    ...member,
    id: 'referrals.waiting',
    values,
    title: () => '추천 적립을 확인하고 있어요',
    content: ({ name, points }) =>
      `${name} 님의 가입을 확인한 뒤 ${formatPoints(points)}를 드려요. 보통 하루 안에 끝나요.`,
  }),
  accepted: defineNotification({
    ...member,
    id: 'referrals.accepted',
    importance: 'required',
    values: strictObject({ points: Type.Integer({ minimum: 0 }) }),
    title: () => '추천 포인트를 받았어요',
    content: ({ points }) => `확인이 끝나 ${formatPoints(points)}를 드렸어요.`,
  }),
  refused: defineNotification({
    ...member,
    id: 'referrals.refused',
    importance: 'required',
    values: strictObject({ reason: Type.String() }),
    title: () => '추천 포인트를 드릴 수 없어요',
    content: ({ reason }) => `확인한 결과 적립 기준에 맞지 않았어요. 사유: ${reason}`,
  }),
  suspected: defineNotification({
    id: 'referrals.suspected',
    type: NotificationType.POINT,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({ recommender: Type.String() }),
    title: () => '확인할 추천 적립이 있어요',
    content: ({ recommender }) => `${recommender} 님의 추천으로 가입한 회원의 적립을 결정해 주세요.`,
    path: () => `${webPaths.adminReferralRewards}?state=1`,
  }),
};
