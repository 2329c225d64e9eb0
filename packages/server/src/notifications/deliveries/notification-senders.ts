import type { NotificationChannelCode } from '@danji/contracts/notifications/channel';
import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';
import type { NotificationTypeCode } from '@danji/contracts/notifications/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

export type MessageItem = {
  /** `null` for a message of trial, which is no notification. */
  notificationId: number | null;
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
  /** Since when it may have been taken, where it is sent again without knowing; ISO 8601. */
  repeatedSince?: string;
};

/** Notifications of one kind with the same values, when they are told. */
export type PlannedNotification = {
  definition: NotificationDefinition;
  values: Readonly<Record<string, unknown>>;
  /** The row of the outbox that they come from. */
  outboxId: number;
};

/**
 * How a message has ended. `later`: it was not taken, and may be at another time. `refused`: the address takes none.
 * `failed`: this message is not taken. `unknown`: it may have been taken.
 */
export type SendResult =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'later' | 'refused' | 'failed'; code: string }
  | { kind: 'unknown'; code: string };

/** A channel that is set up; a send takes at most some minutes and does not reject. */
export type NotificationSender = {
  channel: NotificationChannelCode;
  /** SQL: the address of the row `account` of user_account in this channel; null where it has none. */
  address: RawBuilder<string | null>;
  /** SQL: whether that address has refused messages for good. */
  isRefused?: RawBuilder<boolean>;
  /** Messages that are with the provider at one time. */
  atOnce: number;
  /** Stores what the channel needs of notifications that may go by it; once for each thousand recipients. */
  plan?(db: Db, planned: PlannedNotification, now: Date): Promise<void>;
  send(message: ChannelMessage): Promise<SendResult>;
};

/** SQL: whether messages to the row `account` go by the channel. */
export const canReach = ({ address, isRefused }: NotificationSender): RawBuilder<boolean> =>
  isRefused ? sql`(${address} is not null and not ${isRefused})` : sql`${address} is not null`;

export const notificationSenders = defineContributionPoint<NotificationSender>('notification senders');
