import { findContacts, findListedWords, toWordKey } from '@danji/contracts/community/find-listed-words';
import { LISTED_WORD_LIMITS } from '@danji/contracts/community/listed-word';
import {
  createListedWord,
  deleteListedWord,
  listListedWords,
  tryListedWords,
} from '@danji/contracts/community/listed-word.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { countWords, deleteWord, insertWord, listWords, readWordList } from './listed-word.repository.ts';

/** The list of words by which texts of the community are refused or held. */
export function registerListedWordRoutes(app: FastifyInstance): void {
  route(app, listListedWords, ({ db, query }) => listWords(db, query));

  route(app, createListedWord, async ({ db, body: { word: given, action }, user, now, change }) => {
    const word = given.trim();
    const word_key = toWordKey(word);
    if (word_key === '') throw invalidField('word', '글자나 숫자가 있는 단어를 입력해 주세요.');
    if ((await countWords(db)) >= LISTED_WORD_LIMITS.words)
      throw new ProblemError('invalid_transition', {
        title: `단어는 ${LISTED_WORD_LIMITS.words}개까지 등록할 수 있어요.`,
      });
    const row = await insertWord(db, { word, word_key, action, author_id: user.id, created: now });
    if (!row) throw invalidField('word', '이미 목록에 있는 단어예요. 띄어쓰기나 자모만 다른 단어도 같은 단어로 봐요.');
    change.after = row;
    return row;
  });

  route(app, deleteListedWord, async ({ db, params: { id }, change }) => {
    const row = await deleteWord(db, id);
    if (!row) throw new ProblemError('not_found', { title: '단어가 없어요. 이미 지워졌을 수 있어요.' });
    change.before = row;
    return { ok: true } as const;
  });

  route(app, tryListedWords, async ({ db, query: { content } }) => ({
    words: findListedWords(content, await readWordList(db)),
    contact: findContacts(content)[0] ?? null,
  }));
}
