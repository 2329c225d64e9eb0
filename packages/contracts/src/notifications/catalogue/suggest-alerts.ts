import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** New bid notices: to vendors whose setting matches. */
export const suggestAlertNotifications = {
  matched: defineNotification({
    id: 'suggest_alerts.matched',
    type: NotificationType.BID_ALERT,
    audience: [UserType.BRAND],
    importance: 'normal',
    values: strictObject({ nano_id: nanoId, title: Type.String({ maxLength: 100 }) }),
    title: () => '새 공고가 올라왔어요',
    content: ({ title }) => `알림 설정에 맞는 공고예요. '${title}'`,
    path: ({ nano_id }) => webPaths.bid(nano_id),
  }),
};
