import { readFile } from 'node:fs/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Terms and privacy policy in versions, the first of each, and which version a consent is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await insertFirstDocuments(db);
  // Until now there was one text of each document; every user agreed to that one.
  await sql`update user_consent set system_document_id = document.id from system_document as document
    where user_consent.is_agreed and document.document_type = case user_consent.document when 'terms' then 1 when 'privacy' then 2 end`.execute(
    db,
  );
}

const FIRST = [
  [1, '이용약관', 'first-terms.json'],
  [2, '개인정보처리방침', 'first-privacy.json'],
] as const;

/** Version 1 of each document, in force since the day the product opened, or since today where that is earlier. */
export async function insertFirstDocuments(db: QueryExecutorProvider): Promise<void> {
  for (const [type, title, file] of FIRST) {
    const content = await readFile(new URL(`../../data/${file}`, import.meta.url), 'utf8');
    await sql`insert into system_document (document_type, version, title, content, effective_date, change_summary, requires_consent, created)
      values (${type}, 1, ${title}, ${content}::jsonb, least(date '2026-11-21', (now() at time zone 'Asia/Seoul')::date), '', false, now())`.execute(
      db,
    );
  }
}

const STATEMENTS = [
  `create table system_document (
    id bigint generated always as identity primary key,
    document_type smallint not null check (document_type in (1, 2)),
    version integer not null,
    title text not null,
    content jsonb not null,
    effective_date date not null,
    change_summary text not null,
    requires_consent boolean not null,
    author_id bigint references user_account,
    created timestamptz not null,
    withdrawn timestamptz,
    unique (document_type, version)
  )`,
  `create index system_document_effective on system_document (document_type, effective_date desc) where withdrawn is null`,
  `alter table user_consent add column system_document_id bigint references system_document`,
  // Agreeing twice is agreeing once.
  `create unique index user_consent_version on user_consent (system_document_id, user_id) where system_document_id is not null and is_agreed`,
  `create index user_consent_history on user_consent (user_id, created desc, id desc)`,
];
