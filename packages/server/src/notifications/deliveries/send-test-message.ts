import type { NotificationChannelCode } from '@danji/contracts/notifications/channel';
import { nanoid } from 'nanoid';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { type MessageItem, notificationSenders } from './notification-senders.ts';
import { TEST_FAILURES } from './test-failures.ts';

/** Test messages of an account in an hour. */
const TESTS = { max: 5, seconds: 60 * 60 };

type Test = { userId: number; channel: NotificationChannelCode; item: MessageItem; now: Date };

/**
 * Sends a message to an account itself by one channel, at most five times an hour.
 *
 * @throws ProblemError at `channel` when it cannot be used; `provider_unavailable`; too many tests
 */
export async function sendTestMessage(platform: Platform, db: Db, { userId, channel, item, now }: Test): Promise<void> {
  const senders = [...platform.contributions.of(notificationSenders).values()];
  const sender = senders.find((each) => each.channel === channel);
  if (!sender) throw invalidField('channel', '지금은 쓸 수 없는 방법이에요.');
  const texts = TEST_FAILURES[channel];
  const { address } = await db
    .selectFrom('user_account as account')
    .where('account.id', '=', userId)
    .select(sender.address.as('address'))
    .executeTakeFirstOrThrow();
  if (address === null) throw invalidField('channel', texts.unreachable);
  await countAttempt(platform, db, [{ name: 'notification_test', parts: [String(userId)], ...TESTS }], now);
  const id = `test-${nanoid()}@${new URL(platform.config.webOrigin).hostname}`;
  const result = await sender.send({ id, userId, address, isDigest: false, items: [item] });
  if (result.kind !== 'sent') throw new ProblemError('provider_unavailable', { title: texts[result.kind] });
}
