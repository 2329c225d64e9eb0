import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (name: string, title: string, effect = '') =>
  defineNotification({
    id: `advertisements.${name}`,
    type: NotificationType.NOTICE,
    audience: [UserType.BRAND],
    importance: 'required',
    values: strictObject({ id, title: Type.String(), reason: Type.String() }),
    title: () => title,
    content: ({ title, reason }) => [`'${title}'`, reason || effect].filter(Boolean).join(': '),
    path: ({ id }) => webPaths.ad(id),
  });

/** To the owner of an advertisement. */
export const advertisementNotifications = {
  approved: define('approved', '광고가 승인되었어요'),
  paid: define('paid', '광고 입금을 확인했어요', '승인된 광고는 게재 기간 동안 보여요.'),
  resumed: define('resumed', '광고를 다시 게재해요'),
  paused: define('paused', '광고를 잠시 멈췄어요'),
  ended: define('ended', '광고 게재가 끝났어요'),
  blocked: define('blocked', '광고가 차단되었어요'),
  inReview: define('in_review', '광고 등록을 다시 심사하고 있어요'),
  rejected: define('rejected', '광고 등록이 반려되었어요'),
  editInReview: define('edit_in_review', '광고 수정을 다시 심사하고 있어요'),
  editRejected: define('edit_rejected', '광고 수정이 반려되었어요'),
};
