import type { SystemDocumentSummary } from '@danji/contracts/site/system-document';
import type { Page } from '@danji/contracts/page';
import type { ConsentRecord, ConsentState } from '@danji/contracts/accounts/consent';
import type { signUp } from '@danji/contracts/accounts/signup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage, readPage } from '../../platform/records/read-page.ts';
import { listInForce } from './system-document.repository.ts';

export type GivenConsents = BodyOf<typeof signUp>['consents'];
const DOCUMENTS = ['over_14', 'terms', 'privacy', 'marketing'] as const;
const DOCUMENT_OF = { 1: 'terms', 2: 'privacy' } as const;

/** Lists the decisions of one member, newest first. */
export async function listOwnConsents(
  db: Db,
  userId: number,
  query: { page?: number; page_size?: number },
): Promise<Page<ConsentRecord>> {
  const page = await readPage(db, query, {
    found: db.selectFrom('user_consent as consent').where('consent.user_id', '=', userId),
    order: [['consent.created', 'desc']],
    key: 'consent.id',
    lines: db
      .selectFrom('user_consent as consent')
      .leftJoin('system_document as document', 'document.id', 'consent.system_document_id')
      .select(['consent.id', 'consent.document', 'consent.is_agreed', 'consent.notice_version', 'consent.created'])
      .select(['document.document_type', 'document.version', 'document.title', 'document.effective_date']),
  });
  return mapPage(page, ({ document_type, version, title, effective_date, ...row }): ConsentRecord => ({
    ...row,
    version:
      document_type === null || version === null || title === null || effective_date === null
        ? null
        : { document_type, version, title, effective_date },
  }));
}

type Marketing = Pick<ConsentState, 'marketing' | 'marketing_since' | 'marketing_reminded'>;

/** Whether the member agrees to marketing messages, by the last decision about it, and since when. */
export async function readMarketing(db: Db, userId: number): Promise<Marketing> {
  const last = await db
    .selectFrom('user_consent')
    .select(['is_agreed', 'created', 'reminded'])
    .where('user_id', '=', userId)
    .where('document', '=', 'marketing')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    marketing: last?.is_agreed ?? false,
    marketing_since: last?.created ?? null,
    marketing_reminded: last?.reminded ?? null,
  };
}

/**
 * Lists versions in force that the member has yet to agree to: those that require it, and those that followed one that
 * did while the member never answered.
 */
export async function listPendingConsents(db: Db, userId: number, today: string): Promise<SystemDocumentSummary[]> {
  const rows = await db
    .selectFrom('system_document as required')
    .where('required.requires_consent', '=', true)
    .where('required.withdrawn', 'is', null)
    .where('required.effective_date', '<=', today)
    .where(sql<boolean>`not exists (select 1 from user_consent as consent join system_document as agreed on agreed.id = consent.system_document_id
      where consent.user_id = ${userId} and consent.is_agreed and agreed.document_type = required.document_type and agreed.version >= required.version)`)
    .select('required.document_type')
    .distinct()
    .execute();
  const types = new Set(rows.map(({ document_type }) => document_type));
  return types.size === 0 ? [] : (await listInForce(db, today)).filter(({ document_type }) => types.has(document_type));
}

/** Stores that the member agreed to versions, once each. */
export async function insertAgreements(
  db: Db,
  userId: number,
  documents: readonly Pick<SystemDocumentSummary, 'id' | 'document_type'>[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('user_consent')
    .values(
      documents.map(({ id, document_type }) => ({
        user_id: userId,
        document: DOCUMENT_OF[document_type],
        is_agreed: true,
        system_document_id: id,
        created: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['system_document_id', 'user_id'])
        .where('system_document_id', 'is not', null)
        .where('is_agreed', '=', true)
        .doNothing(),
    )
    .execute();
}

export async function insertMarketing(db: Db, userId: number, is_agreed: boolean, now: Date): Promise<void> {
  await db
    .insertInto('user_consent')
    .values({ user_id: userId, document: 'marketing', is_agreed, system_document_id: null, created: now })
    .execute();
}

/**
 * Finds the versions that a new account agrees to: those in force on that day, or the first ones before there were any.
 */
async function findSignUpVersions(db: Db, today: string): Promise<{ terms: number | null; privacy: number | null }> {
  const inForce = await listInForce(db, today);
  const first = await db
    .selectFrom('system_document')
    .select(['id', 'document_type'])
    .where('version', '=', 1)
    .execute();
  const find = (type: 1 | 2) => [...inForce, ...first].find(({ document_type }) => document_type === type)?.id ?? null;
  return { terms: find(1), privacy: find(2) };
}

/**
 * Stores what a new account accepted or declined, with the time: terms and privacy policy in the versions in force then,
 * and the version of the notice on collection and use that it was shown.
 */
export async function insertConsents(db: Db, userId: number, consents: GivenConsents, now: Date): Promise<void> {
  const versions = { ...(await findSignUpVersions(db, toBusinessDate(now))), over_14: null, marketing: null };
  const rows = DOCUMENTS.map((document) => ({
    user_id: userId,
    document,
    is_agreed: consents[document] ?? false,
    system_document_id: versions[document],
    notice_version: document === 'privacy' ? (consents.privacy_notice ?? null) : null,
    created: now,
  }));
  await db.insertInto('user_consent').values(rows).execute();
}
