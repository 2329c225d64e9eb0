import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { ListedWordAction } from '../codes/moderation-codes.ts';
import { created, entity, id, labelled, nonEmptyString, nullable, publicId } from '../fields.ts';

export const LISTED_WORD_LIMITS = { words: 1000, wordCharacters: 30, trialCharacters: 500 } as const;

export const listedWordAction = labelled('처리', ListedWordAction.schema);
export const listedWordText = nonEmptyString('단어', LISTED_WORD_LIMITS.wordCharacters);

/** A word that is not published in the community, or not before our staff has seen it. */
export const listedWord = entity('ListedWord', {
  id,
  nano_id: publicId,
  word: listedWordText,
  action: listedWordAction,
  author: labelled('등록한 사람', nullable(personRef)),
  created,
});
export type ListedWordRecord = Static<typeof listedWord>;

/** The result of a trial: the words of the list that are found in a text. */
export const listedWordTrial = entity('ListedWordTrial', {
  words: Type.Array(
    entity('FoundListedWord', {
      word: listedWordText,
      action: listedWordAction,
      found: Type.String({ label: '찾은 곳' }),
    }),
    { maxItems: LISTED_WORD_LIMITS.words, label: '찾은 단어' },
  ),
  /** A link or telephone number, which is held when the author is new. */
  contact: labelled('링크·전화번호', nullable(Type.String())),
});
