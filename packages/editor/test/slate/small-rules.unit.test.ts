import { describe, expect, test } from '@jest/globals';
import { countCharacters } from '../../src/core/slate/character-count.ts';
import { isBlankDocument, withoutBlankEnd } from '../../src/core/slate/is-blank.ts';
import { toVideoId } from '../../src/core/slate/video-link.ts';
import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { a, divider, h, image, li, p, quote, t, table, ul } from './drawing.ts';

const documentOf = (...children: RichBlock[]) => ({ version: 1 as const, children });

describe('video links', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { videoId: 'dQw4w9WgXcQ' }],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s', { videoId: 'dQw4w9WgXcQ', start: 90 }],
    [' youtu.be/dQw4w9WgXcQ?si=x&t=42 ', { videoId: 'dQw4w9WgXcQ', start: 42 }],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', { videoId: 'dQw4w9WgXcQ', start: 7 }],
    ['https://www.youtube-nocookie.com/embed/abc_-1', { videoId: 'abc_-1' }],
    ['https://m.youtube.com/shorts/abcdef', { videoId: 'abcdef' }],
    ['https://youtube.com/live/abcdef?feature=share', { videoId: 'abcdef' }],
    ['https://youtu.be/abcdef?t=999999', { videoId: 'abcdef' }],
    ['https://youtu.be/abcde', undefined],
    ['https://youtu.be/abc!ef', undefined],
    ['https://www.youtube.com/watch', undefined],
    ['https://www.youtube.com/@danji', undefined],
    ['https://youtube.com.evil.kr/watch?v=dQw4w9WgXcQ', undefined],
    ['https://vimeo.com/123456', undefined],
    ['javascript:alert("youtu.be/dQw4w9WgXcQ")', undefined],
    ['dQw4w9WgXcQ', undefined],
    ['', undefined],
  ])('%j', (text, expected) => expect(toVideoId(text)).toEqual(expected));
});

/** Milliseconds. */
const time = (run: () => unknown) => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

describe('characters', () => {
  test('are counted as people see them, without line ends', () => {
    expect(countCharacters(documentOf(p('안녕 하세요\n반가워요'), h(1, 'a b')))).toEqual({
      withSpaces: 13,
      withoutSpaces: 11,
    });
    expect(countCharacters(documentOf(p('👩‍👩‍👧👍🏽🇰🇷'), p('\u1112\u1161\u11ab'), p('e\u0301')))).toEqual({
      withSpaces: 5,
      withoutSpaces: 5,
    });
  });

  test('are counted wherever text stands', () => {
    const count = countCharacters(
      documentOf(
        quote('가'),
        ul(li('나', ul('다'))),
        table(['라', '마']),
        p(t('바'), a('https://a.kr/', '사')),
        image('', { alt: '그림' }),
        divider(),
      ),
    );
    expect(count).toEqual({ withSpaces: 7, withoutSpaces: 7 });
  });

  test('are counted again only in blocks that changed', () => {
    const blocks = Array.from({ length: 5000 }, () => p('👩‍👩‍👧 가나다 '.repeat(10)));
    const first = time(() => countCharacters(documentOf(...blocks)));
    expect(time(() => countCharacters(documentOf(...blocks.slice(1), p('새'))))).toBeLessThan(first / 2);
  });
});

describe('a blank document', () => {
  test.each<[boolean, RichBlock]>([
    [true, p()],
    [true, p(' \n\u00a0')],
    [true, h(1)],
    [true, ul('', li('', ul('')))],
    [false, p('가')],
    [false, ul(li('', ul('가')))],
    [false, p(a('https://a.kr/', ' '))],
    [false, image()],
    [false, divider()],
    [false, table([''])],
  ])('%j: %j', (isBlank, block) => expect(isBlankDocument(documentOf(p(), block))).toBe(isBlank));

  test('ends with what can be read or seen', () => {
    expect(withoutBlankEnd(documentOf(p(), image(), p(' '), p()))).toEqual(documentOf(p(), image()));
    expect(withoutBlankEnd(documentOf(p()))).toEqual(documentOf());
  });
});
