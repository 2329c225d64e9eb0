import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { callProvider, toProviderError, type Fetch } from '../../platform/providers/provider-fetch.ts';

type Options = {
  /** `https://sens.apigw.ntruss.com`, no trailing slash. */
  base: string;
  serviceId: string;
  accessKey: string;
  secretKey: string;
  /** Sender number registered with the provider, digits. */
  from: string;
  now?: () => Date;
  fetch?: Fetch;
};

export type SmsGateway = {
  /**
   * Sends one text message: SMS up to 90 bytes, LMS up to 2,000. `to` may have hyphens. It is never retried, since the
   * receiver would get it twice. Throws `ProviderError` (`http_401`, `http_429`, `timeout`, …; `too_long`).
   */
  send(message: { to: string; content: string }): Promise<void>;
};

const SMS_BYTES = 90;
const LMS_BYTES = 2_000;
/** Title that phones show above a long message. */
const LMS_SUBJECT = '단지';
const TIMEOUT_MS = 8_000;
const ACCEPTED = 202;

/** Bytes in EUC-KR, as the provider counts: one for ASCII, two for everything else. */
const countBytes = (content: string): number =>
  [...content].reduce((total, character) => total + (character.charCodeAt(0) < 0x80 ? 1 : 2), 0);

function toMessageType(content: string): { type: 'SMS' } | { type: 'LMS'; subject: string } {
  const bytes = countBytes(content);
  if (bytes > LMS_BYTES) throw new ProviderError({ provider: 'sms', code: 'too_long', retryable: false });
  return bytes <= SMS_BYTES ? { type: 'SMS' } : { type: 'LMS', subject: LMS_SUBJECT };
}

/** Text messages through NAVER SENS (FACTS §6). */
export function createSmsGateway({
  base,
  serviceId,
  accessKey,
  secretKey,
  from,
  now = () => new Date(),
  fetch = globalThis.fetch,
}: Options): SmsGateway {
  const path = `/sms/v2/services/${serviceId}/messages`;

  const character = (timestamp: string): string =>
    createHmac('sha256', secretKey).update(`POST ${path}\n${timestamp}\n${accessKey}`).digest('base64');

  return {
    async send({ to, content }) {
      const timestamp = String(now().getTime());
      const body = {
        ...toMessageType(content),
        contentType: 'COMM',
        countryCode: '82',
        from,
        content,
        messages: [{ to: to.replace(/\D/g, '') }],
      };
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'x-ncp-apigw-timestamp': timestamp,
        'x-ncp-iam-access-key': accessKey,
        'x-ncp-apigw-signature-v2': character(timestamp),
      };
      const response = await callProvider({
        provider: 'sms',
        url: base + path,
        init: { method: 'POST', headers, body: JSON.stringify(body) },
        timeout: TIMEOUT_MS,
        repeatable: false,
        fetch,
      });
      if (response.status !== ACCEPTED) throw toProviderError('sms', response);
    },
  };
}

/** The gateway as the server is configured. */
export const openSmsGateway = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): SmsGateway =>
  createSmsGateway({ ...config.sms, now: () => clock.now() });
