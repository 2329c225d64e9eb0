import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { recordReceipt } from '../deliveries/index.ts';
import type { AlimTalkClient, AlimTalkResult } from './alimtalk-client.ts';
import { askLater, deleteOldTexts, isLastQuestion, listDue, removeMessage } from './alimtalk.repository.ts';

/** Questions of one run, one after the other; the rest waits for the next minute. */
const BATCH = 200;

/** The data that the feature shares; there is no client when AlimTalk is off. */
export type AlimTalk = { client: AlimTalkClient | undefined };

type Due = { messageId: string; asked: number };
type Receipt = Parameters<typeof recordReceipt>[1];

/** The end of a message; `undefined` while it, or the text message in its place, is on its way. */
function toReceipt({ messageStatusCode = '', messageStatusName, failover }: AlimTalkResult, isLast: boolean) {
  if (messageStatusName === 'success') return { state: DeliveryState.DELIVERED, code: null };
  if (messageStatusName !== 'fail') return undefined;
  const code = `alimtalk_${messageStatusCode}`;
  if (failover?.messageStatusName === 'success') return { state: DeliveryState.FALLEN_BACK, code };
  const isOpen = failover?.requestStatusName === 'success' && failover.messageStatusName !== 'fail';
  if (isOpen) return isLast ? { state: DeliveryState.UNKNOWN, code } : undefined;
  return { state: DeliveryState.FAILED, code };
}

async function askFor({ db, clock, log }: Platform, client: AlimTalkClient, due: Due): Promise<void> {
  const isLast = isLastQuestion(due.asked);
  let receipt: Pick<Receipt, 'state' | 'code'> | undefined;
  try {
    receipt = toReceipt(await client.readResult(due.messageId), isLast);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ code: error.code }, 'the result of a message of AlimTalk is not known');
  }
  await transaction(db, async (db) => {
    const now = clock.now();
    const told = { channel: NotificationChannel.ALIMTALK, providerId: due.messageId };
    // A message that is not recorded as sent yet is asked for again.
    const isRecorded = receipt !== undefined && (await recordReceipt(db, { ...told, ...receipt }, now));
    if (isRecorded || isLast) await removeMessage(db, due.messageId);
    else await askLater(db, due, now);
  });
}

/** Asks the provider each minute what has become of messages, less and less often, for a day. */
export const readAlimTalkResults = defineJob<Record<never, never>, AlimTalk>(
  'notifications.read_alimtalk_results',
  async (run) => {
    const { client } = run.shared;
    if (!client) return;
    for (const due of await listDue(run.db, run.clock.now(), BATCH)) await askFor(run, client, due);
  },
  { cron: '* * * * *' },
);

/** Deletes the texts of messages after a week; runs nightly. */
export const cleanUpAlimTalk = defineJob<Record<never, never>, AlimTalk>(
  'notifications.clean_up_alimtalk',
  ({ db, clock }) => deleteOldTexts(db, clock.now()),
  { cron: '36 4 * * *' },
);
