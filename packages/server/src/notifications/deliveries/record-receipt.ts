import {
  DeliveryState,
  type DeliveryStateCode,
  type NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import type { Db } from '../../platform/database/open-database.ts';

type Receipt = {
  channel: NotificationChannelCode;
  /** The number of the message at the provider. */
  providerId: string;
  state: DeliveryStateCode;
  code: string | null;
};

/** Records what a provider has told about a message that it took; false when none is recorded as sent under the number. */
export async function recordReceipt(
  db: Db,
  { channel, providerId, state, code }: Receipt,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification_delivery')
    .where('provider_id', '=', providerId)
    .where('channel', '=', channel)
    .where('state', '=', DeliveryState.SENT)
    .set({ state, error_code: code, done: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
