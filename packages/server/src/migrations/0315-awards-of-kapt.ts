import { type Kysely, sql } from 'kysely';

/**
 * Awards of K-apt are compared with our own: the latest of a sub-category in a sigungu, a sido and the country. Without
 * its vendor an award cannot be counted, and a service (sub-categories 501 to 899) not without its length.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index kapt_notice_awarded').execute(db);
  for (const [name, columns] of INDEXES) {
    await sql
      .raw(`create index ${name} on kapt_notice (${columns}, awarded_on desc) where awarded_on is not null
        and winner <> '' and (category not between 500 and 899 or ends >= starts)`)
      .execute(db);
  }
}

const INDEXES = [
  ['kapt_notice_awarded', 'category'],
  ['kapt_notice_awarded_sido', 'category, sido'],
  ['kapt_notice_awarded_sigungu', 'category, sigungu'],
] as const;
