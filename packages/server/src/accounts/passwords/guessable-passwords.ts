import { readFileSync } from 'node:fs';
import { GUESSABLE_PASSWORD } from '@danji/contracts/rules/password';
import { toKeystrokes } from './keystrokes.ts';

export type PasswordOwner = { user_type: number; name: string; email: string | null };

let common: ReadonlySet<string> | undefined;

/** Reads the list at first use; it has 3,000 words, so no browser gets it. */
function listCommon(): ReadonlySet<string> {
  const text = readFileSync(new URL('../../../data/common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

const SITE_WORDS = ['danji', '단지'];
/** A shorter word is a part of too many others: it counts only when nothing but digits is added to it. */
const MIN_PART_LENGTH = 4;

/** A word as it may stand in a password: as written, and as it is typed on a Korean keyboard without switching. */
const toForms = (word: string): string[] => {
  const plain = word.replace(/\s/g, '').toLowerCase();
  return [...new Set([plain, toKeystrokes(plain).toLowerCase()])].filter((form) => form !== '');
};

const isMadeOf = (password: string, word: string): boolean =>
  toForms(word).some((form) =>
    form.length >= MIN_PART_LENGTH ? password.includes(form) : password.replace(/\d/g, '') === form,
  );

/** Returns why a password is easy to guess for its owner, as a Korean sentence; `undefined` when it is not. */
export function explainGuessable(password: string, { name, email }: PasswordOwner): string | undefined {
  const typed = password.toLowerCase();
  if ((common ??= listCommon()).has(typed)) return GUESSABLE_PASSWORD;
  if (SITE_WORDS.some((word) => isMadeOf(typed, word)))
    return '비밀번호에 서비스 이름 ‘단지’를 넣을 수 없어요. 다른 비밀번호를 입력해 주세요.';
  if (isMadeOf(typed, name)) return '비밀번호에 이름을 넣을 수 없어요. 다른 비밀번호를 입력해 주세요.';
  if (isMadeOf(typed, email?.split('@')[0] ?? ''))
    return '비밀번호에 이메일 아이디를 넣을 수 없어요. 다른 비밀번호를 입력해 주세요.';
  return undefined;
}
