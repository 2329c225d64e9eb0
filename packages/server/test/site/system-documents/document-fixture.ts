import { DocumentType } from '@danji/contracts/codes/document-type';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

export type Version = BodyOf<typeof createSystemDocument>;

const DAY_SECONDS = 86_400;

/** The business day `days` after the test's present. */
export const inDays = (days: number): string =>
  toBusinessDate(new Date(testServer().clock.now().getTime() + days * DAY_SECONDS * 1000));

export const passDays = (days: number): void => testServer().clock.advance(days * DAY_SECONDS);

/** A new token for an account whose session has expired by advancing the clock. */
export async function renew({ session }: { session: string }): Promise<string> {
  const { db, clock, platform } = testServer();
  const now = clock.now();
  await db
    .updateTable('auth_session')
    .set({ expires: new Date(now.getTime() + DAY_SECONDS * 1000).toISOString() })
    .where('nano_id', '=', session)
    .execute();
  return signAccessToken(platform.signingKey, session, now);
}

/** New terms that apply in a week; fields may differ. */
export const toVersion = (fields: Partial<Version> = {}): Version => ({
  document_type: DocumentType.TERMS,
  title: '이용약관',
  content: toDocument('# 제1조 목적\n\n새로운 내용이에요.'),
  effective_date: inDays(7),
  change_summary: '제1조를 고쳤어요.',
  requires_consent: false,
  ...fields,
});

export const announce = (token: string, fields: Partial<Version> = {}) =>
  call(createSystemDocument, { token, body: toVersion(fields) });

/**
 * Announces a version and advances the clock until it is in force. The operator's token lives only 15 minutes, so it is
 * renewed.
 */
export async function putInForce(fields: Partial<Version> = {}) {
  const { token } = await testServer().create.staff();
  const days = fields.requires_consent ? 30 : 7;
  const { data } = await announce(token, { effective_date: inDays(days), ...fields });
  passDays(days);
  return data;
}
