import { ALIMTALK_BUTTON } from '@danji/contracts/notifications/alimtalk';
import { type Static, Type } from 'typebox';
import { callProvider, type Fetch, parseResponse, toProviderError } from '../../platform/providers/provider-fetch.ts';
import { countSmsBytes, LMS_BYTES, toSensHeaders, toSmsType } from '../../platform/providers/sens.ts';

type Options = {
  /** `https://sens.apigw.ntruss.com`, no trailing slash. */
  base: string;
  serviceId: string;
  plusFriendId: string;
  accessKey: string;
  secretKey: string;
  /** Sender number registered with the provider, digits; of the text message that takes its place. */
  from: string;
  now: () => Date;
  fetch?: Fetch;
};

export type AlimTalkMessage = {
  templateCode: string;
  /** Digits. */
  to: string;
  content: string;
  /** The address that the button opens. */
  url: string;
};

const TIMEOUT_MS = 15_000;
const ACCEPTED = 202;
const OK = 200;
/** Nothing that was asked for is there. */
const NONE = 404;
const SECOND_MS = 1000;
const SEOUL_MS = 9 * 3_600_000;
const DATE_TIME = 19;

const sentResponse = Type.Object({
  requestId: Type.String(),
  messages: Type.Array(
    Type.Object({ messageId: Type.String({ minLength: 1, maxLength: 100 }), requestStatusCode: Type.String() }),
    { minItems: 1 },
  ),
});
const listResponse = Type.Object({
  messages: Type.Array(Type.Object({ messageId: Type.String(), to: Type.String(), content: Type.String() })),
});
/** Codes and states are absent until they are known. */
const resultResponse = Type.Object({
  messageStatusCode: Type.Optional(Type.String()),
  messageStatusName: Type.Optional(Type.String()),
  failover: Type.Optional(
    Type.Object({
      requestStatusName: Type.Optional(Type.String()),
      messageStatusName: Type.Optional(Type.String()),
    }),
  ),
});
export type AlimTalkResult = Static<typeof resultResponse>;

/** `2026-12-01 09:00:00` in Seoul, as the list of messages takes it. */
const toSeoul = (time: Date): string =>
  new Date(time.getTime() + SEOUL_MS).toISOString().slice(0, DATE_TIME).replace('T', ' ');

/** The text message that the provider sends where KakaoTalk does not reach the person. */
function toFailover(content: string, from: string) {
  if (countSmsBytes(content) > LMS_BYTES) return { useSmsFailover: false };
  return { useSmsFailover: true, failoverConfig: { ...toSmsType(content), from, content } };
}

/** AlimTalk of KakaoTalk through NAVER SENS. Its methods throw `ProviderError`. */
export function createAlimTalkClient(options: Options) {
  const { base, serviceId, plusFriendId, accessKey, secretKey, from, now, fetch = globalThis.fetch } = options;
  const messages = `/alimtalk/v2/services/${serviceId}/messages`;
  const ask = (path: string, method: 'GET' | 'POST', body?: object) =>
    callProvider({
      provider: 'alimtalk',
      url: base + path,
      init: {
        method,
        headers: toSensHeaders({ method, path, accessKey, secretKey, now: now() }),
        ...(body && { body: JSON.stringify(body) }),
      },
      timeout: TIMEOUT_MS,
      repeatable: false,
      fetch,
    });
  return {
    /** Asks for one message, once. Resolves to its number, and the code of the request; `A000` is success. */
    async send({ templateCode, to, content, url }: AlimTalkMessage): Promise<{ messageId: string; code: string }> {
      const button = { type: 'WL', name: ALIMTALK_BUTTON, linkMobile: url, linkPc: url };
      const message = { countryCode: '82', to, content, buttons: [button], ...toFailover(content, from) };
      const response = await ask(messages, 'POST', { plusFriendId, templateCode, messages: [message] });
      if (response.status !== ACCEPTED) throw toProviderError('alimtalk', response);
      const [sent] = parseResponse('alimtalk', sentResponse, response.body).messages;
      return { messageId: sent?.messageId ?? '', code: sent?.requestStatusCode ?? '' };
    },

    /** Finds a message that the provider has taken since a time; `undefined` when it has none. */
    async find({ templateCode, to, content }: AlimTalkMessage, since: Date): Promise<string | undefined> {
      const query = new URLSearchParams({
        plusFriendId,
        templateCode,
        to,
        requestStartTime: toSeoul(since),
        requestEndTime: toSeoul(new Date(now().getTime() + SECOND_MS)),
        pageSize: '100',
      });
      const response = await ask(`${messages}?${query.toString().replaceAll('+', '%20')}`, 'GET');
      if (response.status === NONE) return undefined;
      if (response.status !== OK && response.status !== ACCEPTED) throw toProviderError('alimtalk', response);
      const list = parseResponse('alimtalk', listResponse, response.body).messages;
      return list.find((each) => each.to === to && each.content === content)?.messageId;
    },

    /** Tells what has become of a message; without a state it is on its way. */
    async readResult(messageId: string): Promise<AlimTalkResult> {
      const response = await ask(`${messages}/${encodeURIComponent(messageId)}`, 'GET');
      if (response.status !== OK) throw toProviderError('alimtalk', response);
      return parseResponse('alimtalk', resultResponse, response.body);
    },
  };
}

export type AlimTalkClient = ReturnType<typeof createAlimTalkClient>;
