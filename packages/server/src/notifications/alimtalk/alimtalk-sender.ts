import { dailyAlimTalk, fillAlimTalk, testAlimTalk } from '@danji/contracts/notifications/alimtalk';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { webPaths } from '@danji/contracts/web-paths';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { gather } from '../../platform/gather.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { ChannelMessage, NotificationSender, SendResult } from '../deliveries/index.ts';
import type { AlimTalkClient, AlimTalkMessage } from './alimtalk-client.ts';
import { addMessages, findTexts, saveText } from './alimtalk.repository.ts';

/** The code of a request that the provider has taken. */
const TAKEN = 'A000';
/** Refusals before anything is taken; any other error may have come after it. */
const NOT_TAKEN = new Set(['http_401', 'http_403', 'http_404', 'http_429']);

/** The clock of the provider may be behind ours by as much as its gateway lets pass. */
const SKEW_SECONDS = 5 * 60;
const AT_ONCE = 20;

type Options = { client: AlimTalkClient; db: Db; webOrigin: string; now: () => Date };

/** Tells by an error of the provider what has become of a message. */
function toResult(error: unknown): Exclude<SendResult, { kind: 'sent' }> {
  if (!(error instanceof ProviderError)) throw error;
  const code = `alimtalk_${error.code}`;
  if (NOT_TAKEN.has(error.code)) return { kind: 'later', code };
  return { kind: error.code === 'http_400' ? 'failed' : 'unknown', code };
}

type FindText = (notificationId: number) => Promise<Pick<AlimTalkMessage, 'templateCode' | 'content'> | undefined>;

/** Makes the message of KakaoTalk; `undefined` when the text of the notification is not kept any more. */
async function toAlimTalk(
  { address, items }: ChannelMessage,
  { webOrigin }: Options,
  findText: FindText,
): Promise<AlimTalkMessage | undefined> {
  const last = items.at(-1);
  const to = address.replace(/\D/g, '');
  if (items.length > 1) {
    const content = fillAlimTalk(dailyAlimTalk, { count: items.length, title: last?.title ?? '' });
    return { templateCode: dailyAlimTalk.code, to, content, url: webOrigin + webPaths.notifications };
  }
  const url = webOrigin + (last?.link ?? webPaths.notifications);
  if (last?.notificationId == null) return { templateCode: testAlimTalk.code, to, content: testAlimTalk.text, url };
  const text = await findText(last.notificationId);
  return text && { ...text, to, url };
}

/**
 * AlimTalk by NAVER SENS, which has no key for a repetition: before a message is sent for the second time, the provider
 * is asked whether it has taken it.
 */
export function createAlimTalkSender(options: Options): NotificationSender {
  const { client, db, now } = options;
  const findText = gather((ids: readonly number[]) => findTexts(db, ids));
  const add = gather((messages: Parameters<typeof addMessages>[1]) => addMessages(db, messages));
  return {
    channel: NotificationChannel.ALIMTALK,
    // Every account has proven its number: by a code at sign-up, and at each change.
    address: sql<string | null>`case when account.tel like '01%' then account.tel end`,
    atOnce: AT_ONCE,
    plan: saveText,
    async send(message) {
      const alimtalk = await toAlimTalk(message, options, findText);
      if (!alimtalk) return { kind: 'failed', code: 'alimtalk_text_gone' };
      try {
        const { repeatedSince } = message;
        const taken =
          repeatedSince === undefined
            ? undefined
            : await client.find(alimtalk, addSeconds(new Date(repeatedSince), -SKEW_SECONDS));
        const { messageId, code } =
          taken === undefined ? await client.send(alimtalk) : { messageId: taken, code: TAKEN };
        if (code !== TAKEN) return { kind: 'failed', code: `alimtalk_${code}` };
        await add({ message_id: messageId, now: now() });
        return { kind: 'sent', providerId: messageId };
      } catch (error) {
        return toResult(error);
      }
    },
  };
}
