import { expect, test } from '@jest/globals';
import { memo } from '../src/build/style-memo-shim.ts';

function count<Arguments extends unknown[], Result>(work: (...given: Arguments) => Result) {
  const asked: Arguments[] = [];
  return {
    asked,
    ask: memo((...given: Arguments) => {
      asked.push(given);
      return work(...given);
    }),
  };
}

test('equal arguments are answered with the very same object', () => {
  const { asked, ask } = count((style: object, more?: object) => ({ style, more }));
  expect(ask({ color: 'fg', _hover: { color: 'bg' } })).toBe(ask({ color: 'fg', _hover: { color: 'bg' } }));
  expect(ask({ p: [1, 2] }, { m: 1 })).toBe(ask({ p: [1, 2] }, { m: 1 }));
  expect(asked).toHaveLength(2);
});

test('arguments that only look alike are told apart', () => {
  const { ask } = count((...given: unknown[]) => ({ given }));
  const pairs: [unknown[], unknown[]][] = [
    [[1], ['1']],
    [[null], ['null']],
    [[undefined], [null]],
    [[true], ['true']],
    [['a'], [['a']]],
    [['a', 'b'], ['a|"1:b']],
    [[{ a: '1;b:"1:2' }], [{ a: '1', b: '2' }]],
    [[{ a: 1 }], [{ a: '1' }]],
    [[{}], [[]]],
    [[{ a: { b: 1 } }], [{ a: {}, b: 1 }]],
    [[{ a: undefined }], [{}]],
    [[['a,"1:b']], [['a', 'b']]],
  ];
  for (const [one, other] of pairs) expect([one, ask(...one) === ask(...other)]).toEqual([one, false]);
});

test('what it has answered is known by itself when it is asked with', () => {
  const { ask: make } = count((name: string) => ({ name }));
  const { asked, ask } = count((style: object) => Object.keys(style));
  ask(make('a'));
  ask(make('b'));
  ask(make('a'));
  expect(asked).toHaveLength(2);
});

test('nothing but an answer of undefined is worked out twice', () => {
  const { asked, ask } = count((value: unknown) => (value === 'none' ? undefined : false));
  for (const value of ['x', 'x', 'none', 'none']) ask(value);
  expect(asked).toEqual([['x'], ['none'], ['none']]);
});
