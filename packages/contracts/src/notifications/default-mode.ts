import { UserType } from '../codes/user-codes.ts';
import { DeliveryMode, type DeliveryModeCode, NotificationChannel, type NotificationChannelCode } from './channel.ts';
import type { NotificationDefinition } from './define-notification.ts';

/**
 * When a notification is sent by a channel to who has chosen nothing: what nobody can refuse at once, anything else, and
 * what is for our staff alone, once a day by e-mail. A kind that is off never goes by the channel, whatever people
 * choose: advertisements stay in the app, and so does for AlimTalk whatever has no approved template.
 */
export function toDefaultMode(
  {
    importance,
    audience,
    channels,
    alimtalk,
  }: Pick<NotificationDefinition, 'importance' | 'audience' | 'channels' | 'alimtalk'>,
  channel: NotificationChannelCode,
): DeliveryModeCode {
  if (channel === NotificationChannel.ALIMTALK && alimtalk === undefined) return DeliveryMode.OFF;
  const stated = channels?.[channel];
  if (stated !== undefined) return stated;
  if (importance === 'marketing') return DeliveryMode.OFF;
  if (importance === 'required' && audience.some((userType) => userType !== UserType.STAFF))
    return DeliveryMode.AT_ONCE;
  if (channel === NotificationChannel.EMAIL) return DeliveryMode.DAILY;
  return channel === NotificationChannel.PUSH ? DeliveryMode.AT_ONCE : DeliveryMode.OFF;
}
