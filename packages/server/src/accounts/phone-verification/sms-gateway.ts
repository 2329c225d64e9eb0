import type { Platform } from '../../platform/platform.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { callProvider, toProviderError, type Fetch } from '../../platform/providers/provider-fetch.ts';
import { countSmsBytes, LMS_BYTES, toSensHeaders, toSmsType } from '../../platform/providers/sens.ts';

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

const TIMEOUT_MS = 8_000;
const ACCEPTED = 202;

function toMessageType(content: string) {
  if (countSmsBytes(content) > LMS_BYTES)
    throw new ProviderError({ provider: 'sms', code: 'too_long', retryable: false });
  return toSmsType(content);
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

  return {
    async send({ to, content }) {
      const body = {
        ...toMessageType(content),
        contentType: 'COMM',
        countryCode: '82',
        from,
        content,
        messages: [{ to: to.replace(/\D/g, '') }],
      };
      const headers = toSensHeaders({ method: 'POST', path, accessKey, secretKey, now: now() });
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
