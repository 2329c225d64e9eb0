import type { LoggedOf } from '@danji/contracts/define-endpoint';
import { DeliveryState } from '@danji/contracts/notifications/channel';
import type { resendDelivery } from '@danji/contracts/notifications/delivery-staff.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import type { Contributions } from '../../platform/features/contributions.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { toAddress } from './claim-messages.ts';
import { SENDING } from './plan-deliveries.ts';

type Logged = LoggedOf<typeof resendDelivery>;

/** Locks a delivery, and reads what decides whether it may be sent again. */
const lockDelivery = (contributions: Contributions, db: Db, id: number) =>
  db
    .selectFrom('notification_delivery as delivery')
    .leftJoin('notification', 'notification.id', 'delivery.notification_id')
    .innerJoin('user_account as account', 'account.id', 'delivery.user_id')
    .where('delivery.id', '=', id)
    .select(['delivery.id', 'delivery.channel', 'delivery.state', 'delivery.error_code', 'delivery.is_digest'])
    .select(['notification.is_read', 'notification.deleted'])
    .select(toAddress(contributions).as('address'))
    .forUpdate('delivery')
    .executeTakeFirst();

type Locked = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;

/** Tells in Korean why a delivery is not sent again; `undefined` when it is. */
function findHindrance({ state, is_read, deleted, address }: Locked): string | undefined {
  if (state !== DeliveryState.FAILED && state !== DeliveryState.UNKNOWN)
    return '보내지 못한 알림만 다시 보낼 수 있어요.';
  if (is_read === null || deleted !== null) return '지워진 알림이에요.';
  if (is_read) return '앱에서 이미 읽은 알림이에요.';
  if (address === '') return '지금은 쓸 수 없는 방법이에요.';
  return address === null ? '회원에게 이 방법으로 보낼 주소가 없어요.' : undefined;
}

/**
 * Lets a message that has failed for good, or whose end nobody knows, wait to be sent again, as if for the first time. One
 * of those that were to come together comes by itself.
 *
 * @throws ProblemError `not_found`; `conflict` for what was delivered, and for what nobody needs or takes any more
 */
export async function resendOne(
  contributions: Contributions,
  db: Db,
  id: number,
  now: Date,
): Promise<{ before: Logged; after: Logged }> {
  const row = await lockDelivery(contributions, db, id);
  if (!row) throw new ProblemError('not_found', { title: '발송 기록을 찾을 수 없어요.' });
  const { channel, state, error_code, is_digest } = row;
  const hindrance = findHindrance(row);
  if (hindrance !== undefined) throw new ProblemError('conflict', { title: hindrance });
  const again = { state: DeliveryState.WAITING, error_code: null };
  await db
    .updateTable('notification_delivery')
    .where('id', '=', id)
    .set({ ...again, attempts: 0, is_repeated: false, due: now, started: null, done: null, provider_id: null })
    // A mailbox that has got the others under their number would take this one for the same.
    .$if(is_digest, (update) => update.set({ message_id: null }))
    .execute();
  await wake(db, SENDING);
  return { before: { id, channel, state, error_code }, after: { id, channel, ...again } };
}
