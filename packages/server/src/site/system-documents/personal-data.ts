import { CONTRACT_RECORD_YEARS } from '@danji/contracts/accounts/personal-data';
import { formatDateTime } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

const DOCUMENTS = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  over_14: '만 14세 이상',
  marketing: '마케팅 정보 수신',
} as const;

async function collectConsents(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('user_consent as consent')
    .leftJoin('system_document as document', 'document.id', 'consent.system_document_id')
    .where('consent.user_id', '=', userId)
    .select(['consent.document', 'consent.is_agreed', 'consent.notice_version', 'consent.created', 'document.version'])
    .orderBy('consent.id')
    .execute();
  return {
    data: rows.map(({ document, is_agreed, notice_version, created, version }) => ({
      문서: notice_version === null ? DOCUMENTS[document] : '개인정보 수집·이용',
      판: version,
      '안내의 판': notice_version,
      동의: is_agreed,
      때: formatDateTime(created),
    })),
  };
}

/** Deletes the consents of accounts that withdrew so long ago that nobody has to prove them any more. */
async function purgeConsents(db: Db, now: Date): Promise<void> {
  const withdrawn = `${addMonths(toBusinessDate(now), -12 * CONTRACT_RECORD_YEARS)}T00:00:00+09:00`;
  await db
    .deleteFrom('user_consent')
    .using('user_account as account')
    .whereRef('account.id', '=', 'user_consent.user_id')
    .where('account.erased', 'is not', null)
    .where(sql<boolean>`account.deleted < ${withdrawn}::timestamptz`)
    .execute();
}

/**
 * Consents: which account agreed to which version, and when. They prove the contract for five years after the
 * withdrawal, with the number of the account and without the person.
 */
export const systemDocumentPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['system_document.title', 'system_document.content', 'system_document.change_summary'],
      because: 'Published terms and policies.',
    },
  ],
  purge: purgeConsents,
  own: { title: '동의', order: 20, collect: collectConsents },
};
