import { CREDENTIALS } from '../credentials.ts';
import { toRecord } from '../fields.ts';

export type SensMessage = { to: string; content: string; type: string };

const LIMITS: Record<string, number> = { SMS: 90, LMS: 2_000, MMS: 2_000 };
const MAX_RECIPIENTS = 100;

/** Bytes on the wire: SENS counts EUC-KR, one byte for ASCII and two for everything else. */
export const countSmsBytes = (content: string): number =>
  [...content].reduce((total, character) => total + (character.charCodeAt(0) < 0x80 ? 1 : 2), 0);

/** Reads the messages of a SENS body, or returns a sentence that describes the error in it (FACTS §6). */
export function readSensBody(body: unknown): SensMessage[] | string {
  const { type, contentType = 'COMM', from, content, subject, messages } = toRecord(body);
  const limit = typeof type === 'string' ? LIMITS[type.toUpperCase()] : undefined;
  if (typeof type !== 'string' || limit === undefined) return 'type: SMS, LMS, MMS';
  if (contentType !== 'COMM' && contentType !== 'AD') return 'contentType: COMM, AD';
  if (from !== CREDENTIALS.smsFrom) return 'from: not a registered calling number';
  if (typeof content !== 'string' || content === '') return 'content: must not be blank';
  if (type === 'SMS' && subject !== undefined) return 'subject: only for LMS and MMS';
  if (typeof subject === 'string' && countSmsBytes(subject) > 40) return 'subject: exceeds 40 bytes';
  if (!Array.isArray(messages) || messages.length === 0 || messages.length > MAX_RECIPIENTS)
    return `messages: 1 to ${MAX_RECIPIENTS}`;
  const read = messages.map((each) => {
    const { to, content: own } = toRecord(each);
    return { to: String(to ?? ''), content: typeof own === 'string' && own !== '' ? own : content, type };
  });
  if (read.some(({ to }) => !/^\d{9,12}$/.test(to))) return 'messages.to: only digits';
  if (read.some((message) => countSmsBytes(message.content) > limit)) return `content: exceeds ${limit} bytes`;
  return read;
}
