import { type Kysely, sql } from 'kysely';

/**
 * Until now grade 1 was the default, which users could not choose. It becomes 0, so that users who choose 1 from now on
 * read 관리업체.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `update work_member set job_grade = 0 where job_grade = 1`,
  `update general_account set current_work = jsonb_set(current_work, '{job_grade}', '0') where current_work ->> 'job_grade' = '1'`,
];
