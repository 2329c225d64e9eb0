import { HoldReason, type HoldReasonCode, ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { findContacts, findListedWords, type FoundWord } from '@danji/contracts/community/find-listed-words';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { isNewAuthor } from './new-author.ts';
import { readWordList } from './listed-word.repository.ts';

/** Why a text is held, for which part of it, and whether nobody has seen it before. */
export type Held = { reason: HoldReasonCode; text: string; isNew: boolean };
type Written = {
  /** The text that readers will see, by the field that it was written in. */
  fields: Readonly<Record<string, string>>;
  /** Names of the attachments; their numbers are no telephone numbers. */
  fileNames?: readonly string[];
  /** The text that readers have seen before this change: for that it is not held again. */
  before?: string;
  /** Whether nobody has ever seen it. */
  isNew: boolean;
  userId: number;
  newAuthorTexts: number;
  now: Date;
};

const isRefused = ({ action }: FoundWord): boolean => action === ListedWordAction.REFUSE;

/**
 * Looks through a text that is about to be published; resolves to why it is held, or null.
 * @throws ProblemError `invalid_input` for the field with a word that is refused
 */
export async function checkText(
  db: Db,
  { fields, fileNames = [], before = '', isNew, userId, newAuthorTexts, now }: Written,
): Promise<Held | null> {
  const list = await readWordList(db);
  const known = new Set(findListedWords(before, list).map(({ word }) => word));
  const knownContacts = new Set(findContacts(before));
  let held: Held | null = null;
  for (const [field, text] of Object.entries({ ...fields, file_ids: fileNames.join('\n') })) {
    const words = findListedWords(text, list);
    const refused = words.find(isRefused);
    if (refused) throw invalidField(field, `‘${refused.found}’ 표현은 쓸 수 없어요. 고쳐서 다시 올려 주세요.`);
    const word = words.find((found) => !known.has(found.word));
    if (word) held ??= { reason: HoldReason.WORD, text: word.found, isNew };
  }
  if (held) return held;
  const contact = Object.values(fields)
    .flatMap(findContacts)
    .find((found) => !knownContacts.has(found));
  if (contact === undefined || !(await isNewAuthor(db, userId, newAuthorTexts, now))) return null;
  return { reason: HoldReason.CONTACT, text: contact, isNew };
}
