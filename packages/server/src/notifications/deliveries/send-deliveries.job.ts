import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { claimMessages, type ClaimedMessage, recoverLost } from './claim-messages.ts';
import { notificationSenders, type SendResult } from './notification-senders.ts';
import { SENDING } from './plan-deliveries.ts';
import { recordResult } from './record-result.ts';

type Run = Pick<JobRun<object>, 'contributions' | 'config' | 'log'>;

async function sendMessage({ contributions, config, log }: Run, message: ClaimedMessage): Promise<SendResult> {
  const { messageId, channel, ...rest } = message;
  const sender = [...contributions.of(notificationSenders).values()].find((each) => each.channel === channel);
  // The channel was turned off after it was planned.
  if (!sender) return { kind: 'later', code: 'no_sender' };
  const id = `${messageId}@${new URL(config.webOrigin).hostname}`;
  try {
    return await sender.send({ id, ...rest });
  } catch (error) {
    log.error({ err: error, channel }, 'a sender of notifications failed');
    return { kind: 'unknown', code: 'sender_failed' };
  }
}

/**
 * Sends what is due: at once, and each minute what is left. A message is claimed before it is sent and recorded after it,
 * each in a transaction of its own; what dies in between is sent once more at most.
 */
export const sendDeliveries = defineJob(
  SENDING.name,
  async (run: JobRun<object>) => {
    const { db, clock } = run;
    if (run.contributions.of(notificationSenders).size === 0) return;
    await recoverLost(db, clock.now());
    for (;;) {
      const started = clock.now();
      const messages = await claimMessages(run.contributions, db, started);
      if (!messages) return;
      await Promise.all(
        messages.map(async (message) => {
          const result = await sendMessage(run, message);
          // Wrong credentials or a server that is away would otherwise be seen in the rows alone.
          if (result.kind !== 'sent')
            run.log.warn({ channel: message.channel, kind: result.kind, code: result.code }, 'a message was not sent');
          await recordResult(db, message, result, { started, now: clock.now() });
        }),
      );
    }
  },
  { cron: '* * * * *', isWoken: true },
);
