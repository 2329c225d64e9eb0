import { createHash } from 'node:crypto';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import webPush from 'web-push';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PushConfig } from '../../platform/read-push.ts';
import type { ChannelMessage, NotificationSender, SendResult } from '../deliveries/index.ts';
import { pushAddress } from './push-address.ts';
import { toPushPayload } from './push-payload.ts';
import { gather } from '../../platform/gather.ts';
import { deleteSubscription, listTargets, markSent, type Target } from './subscription.repository.ts';

/** A push service keeps what a device has not fetched for a day; then the app itself is soon enough. */
const TTL_SECONDS = 86_400;
/** A push service answers in some tenths of a second, and takes many requests on one connection. */
const AT_ONCE = 50;

type Options = Omit<PushConfig, 'serviceOrigins'> & {
  db: Db;
  clock: Clock;
  /** Milliseconds until the answer of a push service. */
  timeout?: number;
};

/** `gone`: there is no such subscription any more. */
type Answer = { kind: 'sent' | 'later' | 'failed' | 'unknown' | 'gone'; code: string };

/** Errors of a connection that never came about, so that nothing was sent. */
const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** The last of these decides about the message: it is tried again as long as a device may still get it. */
const ORDER = ['gone', 'failed', 'sent', 'unknown', 'later'] as const;

function toAnswer(status: number): Answer {
  const code = `push_${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent', code };
  if (status === 404 || status === 410) return { kind: 'gone', code };
  return { kind: status === 429 || status >= 500 ? 'later' : 'failed', code };
}

function toFailure(error: unknown): Answer {
  const cause = (error as { cause?: { code?: string } }).cause?.code ?? '';
  if (BEFORE_SENDING.has(cause)) return { kind: 'later', code: cause.toLowerCase() };
  return { kind: 'unknown', code: cause.toLowerCase() || 'push_no_answer' };
}

/** Undelivered messages of one topic replace each other: a repetition does not wait beside the first one. */
const toTopic = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

async function push(
  { endpoint, p256dh, auth }: Target,
  message: ChannelMessage,
  { publicKey, privateKey, subject, timeout = 15_000 }: Options,
): Promise<Answer> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(toPushPayload(message)),
    {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: TTL_SECONDS,
      topic: toTopic(message.id),
      urgency: 'normal',
    },
  );
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return toAnswer(response.status);
  } catch (error) {
    return toFailure(error);
  }
}

type Mark = (sent: { id: number; message: string; now: Date }) => Promise<unknown>;

/** Pushes to one browser and records what became of its subscription. */
async function pushTo(target: Target, message: ChannelMessage, options: Options, mark: Mark): Promise<Answer> {
  const answer = await push(target, message, options);
  if (answer.kind === 'gone') await deleteSubscription(options.db, target);
  if (answer.kind === 'sent') await mark({ id: target.id, message: message.id, now: options.clock.now() });
  return answer;
}

/** Web push (RFC 8030) to all browsers of an account; those that have taken the message already are left out. */
export function createPushSender(options: Options): NotificationSender {
  const { db } = options;
  const find = gather((userIds: readonly number[]) => listTargets(db, userIds));
  const mark = gather((sent: Parameters<typeof markSent>[1]) => markSent(db, sent));
  return {
    channel: NotificationChannel.PUSH,
    ...pushAddress,
    atOnce: AT_ONCE,
    async send(message): Promise<SendResult> {
      const targets = await find(message.userId);
      const open = targets.filter(({ last_delivery }) => last_delivery !== message.id);
      const answers = await Promise.all(open.map((target) => pushTo(target, message, options, mark)));
      if (open.length < targets.length) answers.push({ kind: 'sent', code: 'push_sent' });
      const [last] = answers.toSorted((one, other) => ORDER.indexOf(other.kind) - ORDER.indexOf(one.kind));
      if (!last || last.kind === 'gone') return { kind: 'refused', code: 'push_gone' };
      if (last.kind === 'sent') return { kind: 'sent', providerId: null };
      return { kind: last.kind, code: last.code };
    },
  };
}
