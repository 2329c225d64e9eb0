import type { PersonRef } from '@danji/contracts/accounts/user';
import type { ListedWord } from '@danji/contracts/community/find-listed-words';
import { LISTED_WORD_LIMITS } from '@danji/contracts/community/listed-word';
import type { listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Insertable, sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newNanoId } from '../../platform/ids.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { hasRef } from '../../platform/records/record-ref.ts';

const selectWords = (db: Db) =>
  db
    .selectFrom('community_word as listed')
    .select(['listed.id', 'listed.nano_id', 'listed.word', 'listed.action', 'listed.created'])
    .select(selectPersonRef<PersonRef | null>('listed.author_id').as('author'));
export type ListedWordRow = Awaited<ReturnType<ReturnType<typeof selectWords>['executeTakeFirstOrThrow']>>;

export function listWords(db: Db, query: QueryOf<typeof listListedWords>): Promise<Page<ListedWordRow>> {
  let found = db.selectFrom('community_word as listed');
  if (query.action !== undefined) found = found.where('listed.action', '=', query.action);
  return readPage(db, query, { found, order: [], key: 'listed.id', lines: selectWords(db) });
}

/** The whole list, for a text that is about to be published. */
export const readWordList = (db: Db): Promise<ListedWord[]> =>
  db.selectFrom('community_word').select(['word', 'action']).orderBy('id').limit(LISTED_WORD_LIMITS.words).execute();

export const countWords = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('community_word')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Adds a word; resolves to none when one that is read the same way is there. */
export async function insertWord(
  db: Db,
  word: Omit<Insertable<Database['community_word']>, 'nano_id'>,
): Promise<ListedWordRow | undefined> {
  const added = await db
    .insertInto('community_word')
    .values({ ...word, nano_id: newNanoId() })
    .onConflict((conflict) => conflict.column('word_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added && selectWords(db).where('listed.id', '=', added.id).executeTakeFirst();
}

/** Deletes a word; resolves to it, or none. */
export async function deleteWord(db: Db, ref: string): Promise<ListedWordRow | undefined> {
  const row = await selectWords(db).where(hasRef('listed', ref)).executeTakeFirst();
  if (row) await db.deleteFrom('community_word').where('id', '=', row.id).execute();
  return row;
}
