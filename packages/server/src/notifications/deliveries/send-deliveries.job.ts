import { NotificationChannel, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import { addSeconds } from '../../platform/clock.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { gather } from '../../platform/gather.ts';
import { handleSome, throwErrors } from '../../platform/jobs/handle-each.ts';
import { claimMessages, type ClaimedMessage, giveBack, recoverLost } from './claim-messages.ts';
import { type NotificationSender, notificationSenders, type SendResult } from './notification-senders.ts';
import { SENDING } from './plan-deliveries.ts';
import { type Outcome, recordResults } from './record-result.ts';

/** Messages that were claimed and not begun by then are given back, long before they are taken for lost. */
const CLAIMED_SECONDS = 5 * 60;
/** A run of the queue ends before the queue takes it for dead; the next minute goes on. */
const RUN_MS = 10 * 60_000;

type Run = JobRun<object>;

/** The outcome of a channel that was turned off after the message was planned. */
const NO_SENDER: SendResult = { kind: 'later', code: 'no_sender' };

async function sendMessage(
  { config, log }: Run,
  sender: NotificationSender | undefined,
  message: ClaimedMessage,
): Promise<SendResult> {
  const { messageId, userId, address, isDigest, items, repeatedSince, channel } = message;
  const id = `${messageId}@${new URL(config.webOrigin).hostname}`;
  const repeated = repeatedSince !== undefined && { repeatedSince };
  try {
    return (await sender?.send({ id, userId, address, isDigest, items, ...repeated })) ?? NO_SENDER;
  } catch (error) {
    log.error({ err: error, channel }, 'a sender of notifications failed');
    return { kind: 'unknown', code: 'sender_failed' };
  }
}

/** Sends claimed messages, so many at a time, and records together what ends in the meantime. */
async function sendClaimed(run: Run, sender: NotificationSender | undefined, messages: readonly ClaimedMessage[]) {
  const { db, clock, log } = run;
  const errors: unknown[] = [];
  const unsent: ClaimedMessage[] = [];
  const records: Promise<unknown>[] = [];
  const record = gather(async (outcomes: readonly Outcome[]) => {
    await recordResults(db, outcomes);
    return outcomes;
  });
  await handleSome(messages, sender?.atOnce ?? messages.length, async (message) => {
    if (clock.now() > addSeconds(message.started, CLAIMED_SECONDS)) return unsent.push(message);
    const result = await sendMessage(run, sender, message);
    // Wrong credentials or a server that is away would otherwise be seen in the rows alone.
    if (result.kind !== 'sent')
      log.warn({ channel: message.channel, kind: result.kind, code: result.code }, 'a message was not sent');
    // Where nobody knows, the rows stay as they are and are recovered later.
    if (result.kind === 'unknown') return undefined;
    const recording = record({ message, result, at: clock.now() });
    return records.push(recording.catch((error: unknown) => errors.push(error)));
  });
  await Promise.all(records);
  const [first] = messages;
  if (first) await giveBack(db, unsent, first.started);
  throwErrors(errors, 'Messages were sent and could not be recorded.');
}

async function sendByChannel(run: Run, channel: NotificationChannelCode): Promise<void> {
  const sender = [...run.contributions.of(notificationSenders).values()].find((each) => each.channel === channel);
  const begun = performance.now();
  while (performance.now() - begun < RUN_MS) {
    const messages = await claimMessages(run.contributions, run.db, channel, run.clock.now());
    if (!messages) return;
    await sendClaimed(run, sender, messages);
  }
}

/**
 * Sends what is due: at once, and each minute what is left, the channels beside each other. Messages are claimed before
 * they are sent and recorded after it, each in a transaction of its own; what dies in between is sent once more at most.
 */
export const sendDeliveries = defineJob(
  SENDING.name,
  async (run: Run) => {
    if (run.contributions.of(notificationSenders).size === 0) return;
    await recoverLost(run.db, run.clock.now());
    const runs = NotificationChannel.options.map(({ code }) => sendByChannel(run, code));
    const ends = await Promise.allSettled(runs);
    throwErrors(
      ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])),
      'Messages of a channel were not sent.',
    );
  },
  { cron: '* * * * *', isWoken: true },
);
