import { ListedWordAction, type ListedWordActionCode } from '../codes/moderation-codes.ts';

/** A word of the list of our staff. */
export type ListedWord = { word: string; action: ListedWordActionCode };
/** A word of the list and the part of a text that it was found as. */
export type FoundWord = ListedWord & { found: string };

/** One syllable, letter or digit: where its letters begin, and what stands between it and the one before it. */
type Unit = { at: number; from: number; to: number; gap: 'none' | 'mark' | 'space' };
type Letters = { text: string; letters: string; units: readonly Unit[] };

// Format characters, combining marks, and the fillers of Hangul are not seen by readers.
const UNSEEN = /[\p{Cf}\p{M}\u115f\u1160]/gu;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');

/** A letter of a syllable as one or two letters of the keyboard, so that it is the same first, last and alone. */
function toKey(letter: string): string {
  const code = letter.charCodeAt(0);
  return INITIALS[code - 0x1100] ?? VOWELS[code - 0x1161] ?? FINALS[code - 0x11a8] ?? letter;
}

/** Full width, compatibility letters and capitals become one form. */
const fold = (text: string): string => text.normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC').toLowerCase();

function toLetters(given: string): Letters {
  const text = fold(given);
  const units: Unit[] = [];
  let letters = '';
  let gap: Unit['gap'] = 'none';
  let from = 0;
  for (const char of text) {
    const to = from + char.length;
    if (/[\p{L}\p{N}]/u.test(char)) {
      units.push({ at: letters.length, from, to, gap });
      letters += [...char.normalize('NFD')].map(toKey).join('');
      gap = 'none';
    } else gap = gap === 'space' || /\s/u.test(char) ? 'space' : 'mark';
    from = to;
  }
  return { text, letters, units };
}

const LATIN = /[a-z]/;

/** Whether what was found may be meant: it does not lie across the borders of innocent words. */
function isMeant({ units, letters, text }: Letters, word: Letters, first: number, last: number): boolean {
  const [start, end, next] = [units[first], units[last], units[last + 1]];
  if (!start || !end) return false;
  const own = new Set(word.units.filter(({ gap }) => gap !== 'none').map(({ at }) => at));
  const gaps = units.slice(first + 1, last + 1).filter(({ at, gap }) => gap !== 'none' && !own.has(at - start.at));
  const [starts, ends] = [first === 0 || start.gap !== 'none', next === undefined || next.gap !== 'none'];
  if (gaps.some(({ gap }) => gap === 'space')) return starts && ends;
  if (gaps.length > 0) return starts;
  // Latin words have spaces around them: `ad` is not in `admin`.
  if (LATIN.test(letters[start.at] ?? '') && !starts && LATIN.test(text[start.from - 1] ?? '')) return false;
  return !(next && LATIN.test(letters[next.at - 1] ?? '') && !ends && LATIN.test(text[next.from] ?? ''));
}

/** The places of one word in a text, as ranges of its folded form. */
function findPlaces(text: Letters, word: Letters): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const { length } = word.letters;
  if (length === 0) return places;
  const unitAt = new Map(text.units.map(({ at }, index) => [at, index]));
  for (let at = text.letters.indexOf(word.letters); at >= 0; at = text.letters.indexOf(word.letters, at + 1)) {
    const first = unitAt.get(at);
    const last = (at + length === text.letters.length ? text.units.length : (unitAt.get(at + length) ?? 0)) - 1;
    if (first === undefined || last < first || !isMeant(text, word, first, last)) continue;
    places.push({ from: text.units[first]?.from ?? 0, to: text.units[last]?.to ?? 0 });
  }
  return places;
}

/**
 * Finds words of a list in a text, each once, also when it is written with other letters, apart or hidden: split into
 * letters (ㅅㅣ), full width, with unseen characters, with spaces or marks in between. Innocent words are left alone: a
 * place begins and ends with whole syllables; with spaces inside it is a word of its own (`다시 발표` is no `시발`), with
 * marks inside it begins one; and a place within an exception of the list does not count.
 */
export function findListedWords(text: string, list: readonly ListedWord[]): FoundWord[] {
  const read = toLetters(text);
  const placesOf = ({ word }: ListedWord) => findPlaces(read, toLetters(word));
  const { EXCEPTION } = ListedWordAction;
  const spared = list.filter(({ action }) => action === EXCEPTION).flatMap(placesOf);
  return list
    .filter(({ action }) => action !== EXCEPTION)
    .flatMap((listed) => {
      const place = placesOf(listed).find(
        ({ from, to }) => !spared.some((exception) => exception.from <= from && to <= exception.to),
      );
      return place ? [{ ...listed, found: read.text.slice(place.from, place.to) }] : [];
    });
}

/** The form by which two words of the list are the same. */
export const toWordKey = (word: string): string => toLetters(word).letters;

/** An address, or a name with one of these ends; a part of a name has 63 characters at the most (RFC 1035). */
const LINK =
  /https?:\/\/\S+|www\.\S+|[\w가-힣-]{1,63}\s?\.\s?(?:com|net|org|kr|io|me|xyz|shop|site|info|biz|link|ly)(?![a-z])\S*/g;
/** The area and kind of a Korean number, then seven or eight digits, however they are set apart. */
const PHONE =
  /(?<!\d)(?:0[\s.\-_·()]{0,2}(?:1[\s.\-_·()]{0,2}[016789]|2|[3-6][\s.\-_·()]{0,2}[1-5]|7[\s.\-_·()]{0,2}0|5[\s.\-_·()]{0,2}0[\s.\-_·()]{0,2}\d)(?:[\s.\-_·()]{0,2}\d){7,8}|1[568]\d\d[\s.-]\d{4})(?!\d)/g;
const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'공일이삼사오육칠팔구'].map((digit, at) => [digit, `${at}`]),
);

/** The links and telephone numbers in a text, those also with digits in Hangul (공일공): the links first. */
export function findContacts(text: string): string[] {
  const read = text.normalize('NFKC').replaceAll(UNSEEN, '').toLowerCase();
  const digits = read.replaceAll(/[공영일이삼사오육칠팔구]/g, (digit) => DIGITS[digit] ?? '0');
  return [...read.matchAll(LINK), ...digits.matchAll(PHONE)].map(([found]) => found);
}
