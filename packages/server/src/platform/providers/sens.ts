import { createHmac } from 'node:crypto';

type Signed = {
  method: 'GET' | 'POST';
  /** With its query, as it is asked. */
  path: string;
  accessKey: string;
  secretKey: string;
  now: Date;
};

/** The headers by which the API gateway of NAVER Cloud knows who asks (signature v2, FACTS §6). */
export function toSensHeaders({ method, path, accessKey, secretKey, now }: Signed): Record<string, string> {
  const timestamp = String(now.getTime());
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-ncp-apigw-timestamp': timestamp,
    'x-ncp-iam-access-key': accessKey,
    'x-ncp-apigw-signature-v2': createHmac('sha256', secretKey)
      .update(`${method} ${path}\n${timestamp}\n${accessKey}`)
      .digest('base64'),
  };
}

export const LMS_BYTES = 2_000;
const SMS_BYTES = 90;
/** Title that phones show above a long message. */
const LMS_SUBJECT = '단지';

/** Bytes in EUC-KR, as the provider counts: one for ASCII, two for everything else. */
export const countSmsBytes = (content: string): number =>
  [...content].reduce((total, character) => total + (character.charCodeAt(0) < 0x80 ? 1 : 2), 0);

/** The kind of text message for a text: SMS up to 90 bytes, LMS above. */
export const toSmsType = (content: string): { type: 'SMS' } | { type: 'LMS'; subject: string } =>
  countSmsBytes(content) <= SMS_BYTES ? { type: 'SMS' } : { type: 'LMS', subject: LMS_SUBJECT };
