import { toBusinessDate } from '@danji/contracts/format/date';
import { findSignUpVersions } from '../../site/system-documents/index.ts';
import type { Db } from '../../platform/database/open-database.ts';

export type GivenConsents = { terms: boolean; privacy: boolean; marketing: boolean };
const DOCUMENTS = ['terms', 'privacy', 'marketing'] as const;

/** Returns Korean messages, by field, for required documents without consent. */
export const validateConsents = ({ terms, privacy }: GivenConsents): Record<string, string> => ({
  ...(!terms && { 'consents.terms': '이용약관에 동의해 주세요.' }),
  ...(!privacy && { 'consents.privacy': '개인정보 수집·이용에 동의해 주세요.' }),
});

/**
 * Stores which documents a new account accepted or declined, with the time: terms and privacy policy in the versions in
 * force then.
 */
export async function insertConsents(db: Db, userId: number, consents: GivenConsents, now: Date): Promise<void> {
  const versions = { ...(await findSignUpVersions(db, toBusinessDate(now))), marketing: null };
  const rows = DOCUMENTS.map((document) => ({
    user_id: userId,
    document,
    is_agreed: consents[document],
    system_document_id: versions[document],
    created: now,
  }));
  await db.insertInto('user_consent').values(rows).execute();
}
