import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { count, id, strictObject } from '../../fields.ts';
import { formatNumber } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const TO_VENDORS = { type: NotificationType.BID_ALERT, audience: [UserType.BRAND], importance: 'normal' } as const;

/** New notices of K-apt: to vendors whose alert setting matches, one notification for all of a run. */
export const kaptAlertNotifications = {
  one: defineNotification({
    id: 'kapt_alerts.matched_one',
    ...TO_VENDORS,
    values: strictObject({ id, title: Type.String({ maxLength: 300 }) }),
    title: () => '새 K-apt 공고가 올라왔어요',
    content: ({ title }) => `알림 설정에 맞는 K-apt 공고예요. '${title}'`,
    path: ({ id }) => webPaths.kaptBid(id),
  }),
  several: defineNotification({
    id: 'kapt_alerts.matched_several',
    ...TO_VENDORS,
    values: strictObject({ notices: count('공고', Number.MAX_SAFE_INTEGER) }),
    title: ({ notices }) => `새 K-apt 공고가 ${formatNumber(notices)}건 올라왔어요`,
    content: () => '알림 설정에 맞는 K-apt 공고예요. 목록에서 한 번에 볼 수 있어요.',
    path: () => webPaths.kaptBidAlerts,
  }),
};
