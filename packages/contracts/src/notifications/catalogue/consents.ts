import { UserType } from '../../codes/user-codes.ts';
import { date, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

export const consentNotifications = {
  /** Two years after the consent, and every two years (정보통신망법 제50조 제8항, 시행령 제62조의3): who, since when, and how to withdraw. */
  marketingReminder: defineNotification({
    id: 'consents.marketing_reminder',
    type: NotificationType.ACCOUNT,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values: strictObject({ agreed: date('동의한 날') }),
    title: () => '혜택과 소식 받기에 동의하고 있어요',
    content: ({ agreed }) =>
      `‘단지’의 혜택과 소식(광고) 받기에 ${formatDate(agreed)}에 동의했어요. 계속 받으려면 그대로 두면 돼요. 그만 받으려면 알림 설정에서 ‘혜택과 소식 받기’를 꺼 주세요.`,
    path: () => webPaths.notificationSettings,
  }),
};
