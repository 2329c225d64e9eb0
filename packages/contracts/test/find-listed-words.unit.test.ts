import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { findContacts, findListedWords, toWordKey } from '@danji/contracts/community/find-listed-words';
import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';

const { REFUSE, EXCEPTION } = ListedWordAction;
const toList = (...words: string[]) => words.map((word) => ({ word, action: REFUSE }));
const finds = (text: string, ...words: string[]) => findListedWords(text, toList(...words)).map(({ word }) => word);

const syllable = integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const word = array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

describe('a listed word', () => {
  test('is found in whole syllables exactly where it stands', () => {
    // Few syllables, so that words are often there by chance, and with final letters that the next syllable begins with.
    const few = array(constantFrom(...'가각갂갃거아사까싸와'), { minLength: 1, maxLength: 8 }).map((parts) =>
      parts.join(''),
    );
    assert(property(few, few, (text, listed) => finds(text, listed).length > 0 === text.includes(listed)));
  });

  test('is found however its writer takes it apart', () => {
    const apart = constantFrom<(char: string) => string>(
      (char) => char,
      (char) => char.normalize('NFD'),
      (char) => [...toWordKey(char)].join(''),
      (char) => `${char}\u200b`,
      (char) => `${char}\u3164`,
    );
    const between = constantFrom('', '.', '*', '~', '\u200d');
    assert(
      property(word, array(tuple(apart, between), { minLength: 4, maxLength: 4 }), (listed, ways) => {
        const written = [...listed].map(
          (char, at) => ways[at]?.[0](char) + (at + 1 < listed.length ? (ways[at]?.[1] ?? '') : ''),
        );
        expect(finds(`이것은 ${written.join('')}`, listed)).toEqual([listed]);
      }),
    );
  });

  test.each([
    ['ㅅㅣㅂㅏㄹ 뭐야', '시발'],
    ['ㅅ ㅣ ㅂ ㅏ ㄹ', '시발'],
    ['시 발', '시발'],
    ['이런 시.발놈', '시발'],
    ['시\u200b발', '시발'],
    ['시바ㄹ', '시발'],
    ['ㅅㅂ 진짜', 'ㅅㅂ'],
    ['ᄉᄇ', 'ㅅㅂ'],
    ['ﾄ ＴＯＴＯ 추천', 'toto'],
    ['t o t o', 'TOTO'],
    ['급전대출상담', '대출 상담'],
    ['급전 대출 상담해요', '대출 상담'],
  ])('is found in %s', (text, listed) => expect(finds(text, listed)).toEqual([listed]));

  test.each([
    ['오늘 다시 발표해요', '시발'],
    ['서울시/발전소', '시발'],
    ['삽으로 파요', 'ㅅㅂ'],
    ['각사 대표', 'ㄱㅅ'],
    ['십알', '시발'],
    ['admin', 'ad'],
    ['강남', '가나'],
    ['', '시발'],
    ['아무 글', '...'],
  ])('is not found in %s', (text, listed) => expect(finds(text, listed)).toEqual([]));

  test('is spared within an exception, and found beside it', () => {
    const list = [...toList('시발'), { word: '시발점', action: EXCEPTION }];
    expect(findListedWords('변화의 시발점', list)).toEqual([]);
    expect(findListedWords('시발점이고 시발', list)).toEqual([{ word: '시발', action: REFUSE, found: '시발' }]);
  });

  test('has one form however it is written', () => {
    expect(toWordKey('시 발')).toBe(toWordKey('ㅅㅣㅂㅏㄹ'));
    expect(toWordKey('ＴＯＴＯ')).toBe(toWordKey('toto'));
  });
});

test.each([
  ['https://example.com/a 보세요', 'https://example.com/a'],
  ['네이버는 naver . com 이에요', 'naver . com'],
  ['문의 010-1234-5678', '010-1234-5678'],
  ['０１０ １２３４ ５６７８', '010 1234 5678'],
  ['공일공.일이삼사.오육칠팔로 연락', '010.1234.5678'],
  ['0 1 0 1 2 3 4 5 6 7 8', '0 1 0 1 2 3 4 5 6 7 8'],
  ['02)123-4567', '02)123-4567'],
  ['1588-1234', '1588-1234'],
  ['2026. 01. 02. 10시에 관리비 1,020,345원', null],
  ['101동 1004호, 0.25 mm', null],
  ['끝났어요. 이제 쉬어요', null],
])('the contact in %s', (text, contact) => expect(findContacts(text)[0] ?? null).toBe(contact));
