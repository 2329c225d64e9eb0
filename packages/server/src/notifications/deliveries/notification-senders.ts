import type { NotificationChannelCode } from '@danji/contracts/notifications/channel';
import type { NotificationTypeCode } from '@danji/contracts/notifications/notification';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

export type MessageItem = {
  type: NotificationTypeCode;
  title: string;
  content: string;
  /** A path inside the app. */
  link: string | null;
};

/** One message to one account: one notification, or those of a day. */
export type ChannelMessage = {
  /** The same when it is sent again, so that a provider or a mailbox can tell. */
  id: string;
  userId: number;
  address: string;
  isDigest: boolean;
  items: readonly MessageItem[];
};

/**
 * How a message has ended. `later`: it was not taken, and may be at another time. `refused`: the address takes none.
 * `failed`: this message is not taken. `unknown`: it may have been taken.
 */
export type SendResult =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'later' | 'refused' | 'failed' | 'unknown'; code: string };

/** A channel that is set up; a send takes at most some minutes and does not reject. */
export type NotificationSender = {
  channel: NotificationChannelCode;
  send(message: ChannelMessage): Promise<SendResult>;
};

export const notificationSenders = defineContributionPoint<NotificationSender>('notification senders');
