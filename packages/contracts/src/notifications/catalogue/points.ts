import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { strictObject } from '../../fields.ts';
import { formatPoints } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (name: string, title: string, toContent: (points: string, reason: string) => string) =>
  defineNotification({
    id: `points.${name}`,
    type: NotificationType.POINT,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values: strictObject({ points: Type.Integer({ minimum: 1 }), reason: Type.String() }),
    title: () => title,
    content: ({ points, reason }) => toContent(formatPoints(points), reason),
    path: () => webPaths.points,
  });

/** To the owner of points that operators changed by hand. */
export const pointNotifications = {
  given: define('given', '포인트를 받았어요', (points, reason) => `${points}를 드렸어요. 사유: ${reason}`),
  taken: define('taken', '포인트가 차감됐어요', (points, reason) => `${points}를 차감했어요. 사유: ${reason}`),
};
