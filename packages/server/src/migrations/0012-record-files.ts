import { type Kysely, sql } from 'kysely';

/**
 * The files that a record shows, in one table for all kinds of records: popups had their own, versions of the terms
 * none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `position` is that of an attachment; a picture inside the text has none.
  `create table record_file (
    use text not null,
    record_id bigint not null,
    file_id bigint not null references stored_file,
    position smallint,
    primary key (use, record_id, file_id)
  )`,
  `create index record_file_file on record_file (file_id)`,
  `insert into record_file (use, record_id, file_id) select 'main_popup', popup_id, file_id from main_popup_file`,
  `insert into record_file (use, record_id, file_id)
    select distinct 'system_document', document.id, file.id
    from system_document as document cross join jsonb_path_query(document.content, 'strict $.**.fileId') as shown
    join stored_file as file on file.nano_id = shown #>> '{}' and file.use = 'system_document'`,
  `drop table main_popup_file`,
];
