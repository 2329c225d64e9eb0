import { UserType } from '@danji/contracts/codes/user-codes';
import { DeliveryMode, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import type { NotificationTemplate } from '@danji/contracts/notifications/template-staff.endpoints';

/** The people whom a notification does not reach, by its importance. */
export const IMPORTANCE_LABELS: Readonly<Record<NotificationTemplate['importance'], string>> = {
  required: '끌 수 없음',
  normal: '알림을 끈 회원은 받지 않음',
  marketing: '마케팅에 동의한 회원만',
};

export const toAudience = ({ audience }: Pick<NotificationTemplate, 'audience'>): string =>
  audience.map((code) => UserType.label(code)).join(', ');

/** When who has chosen nothing gets it by a channel. */
export const toModeLabel = (
  { channels }: Pick<NotificationTemplate, 'channels'>,
  channel: NotificationChannelCode,
): string => DeliveryMode.label(channels.find((each) => each.channel === channel)?.mode);
