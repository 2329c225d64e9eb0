import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  countIn,
  depthOf,
  findChoices,
  indexCascade,
  isChosen,
  nameOfChoice,
  toggleChoice,
  type CascadeNode,
} from '../src/pickers/cascade/cascade-rules.ts';
import { toRating } from '../src/pickers/rating-input.tsx';

const regions: CascadeNode[] = [
  {
    value: '11',
    label: '서울',
    children: [
      { value: '11-1', label: '강남구' },
      { value: '11-2', label: '강동구' },
      { value: '11-3', label: '중구' },
    ],
  },
  {
    value: '26',
    label: '부산',
    children: [
      { value: '26-1', label: '중구' },
      { value: '26-2', label: '해운대구' },
    ],
  },
  { value: '36', label: '세종' },
];
const index = indexCascade(regions);
const values = [...index.keys()];
const press = fc.array(fc.constantFrom(...values), { maxLength: 25 });

describe('choosing out of levels', () => {
  test('a selection never contains a group together with a part of it, nor a value twice, nor more than allowed', () => {
    fc.assert(
      fc.property(press, fc.integer({ min: 1, max: 4 }), (presses, max) => {
        const chosen = presses.reduce<readonly string[]>((now, value) => toggleChoice(now, index, value, max), []);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(max);
        for (const value of chosen)
          expect(index.get(value)?.path.some((node) => chosen.includes(node.value))).toBe(false);
      }),
    );
  });
  test('pressing a choice selects it, and pressing it again deselects it', () => {
    fc.assert(
      fc.property(press, fc.constantFrom(...values), (presses, value) => {
        const before = presses.reduce<readonly string[]>((now, each) => toggleChoice(now, index, each), []);
        const once = toggleChoice(before, index, value);
        expect(once.includes(value)).toBe(!before.includes(value));
        expect(toggleChoice(once, index, value).includes(value)).toBe(before.includes(value));
      }),
    );
  });
  test('a group replaces its parts, and a part replaces its group', () => {
    expect(toggleChoice(['11-1', '26-1', '11-2'], index, '11')).toEqual(['26-1', '11']);
    expect(isChosen(['11'], index, '11-3')).toBe(true);
    expect(toggleChoice(['11', '26-1'], index, '11-3')).toEqual(['26-1', '11-3']);
    expect(countIn(['11-1', '11-2', '26'], index, '11')).toBe(2);
  });
  test('a single choice replaces the previous one; a full selection refuses more', () => {
    expect(toggleChoice(['36'], index, '11-1', 1)).toEqual(['11-1']);
    expect(toggleChoice(['36', '26-1'], index, '11-1', 2)).toEqual(['36', '26-1']);
  });
});

describe('names', () => {
  test.each([
    ['11-1', '서울 강남구'],
    ['11', '서울 전체'],
    ['36', '세종'],
    ['unknown', 'unknown'],
  ])('%s is %s', (value, name) => {
    expect(nameOfChoice(index, value)).toBe(name);
  });
  test('levels are joined with the given separator', () => {
    expect(nameOfChoice(indexCascade(regions, ' › '), '11-1')).toBe('서울 › 강남구');
  });
  test.each([
    ['중구', ['11-3', '26-1']],
    ['부산 중', ['26-1']],
    ['서울강남', ['11-1']],
    ['서울', ['11']],
    [' ', []],
    ['제주', []],
  ])('search for %j finds %j', (query, found) => {
    expect(findChoices(index, query)).toEqual(found);
  });
  test('levels are counted by the longest branch', () => {
    expect([depthOf([]), depthOf(regions), depthOf([{ value: 'a', label: 'a', children: regions }])]).toEqual([
      0, 2, 3,
    ]);
  });
});

test('a press on the stars sets the star or half star under it', () => {
  expect([toRating(0, 1), toRating(0.1, 1), toRating(0.21, 1), toRating(1, 1), toRating(1.2, 1)]).toEqual([
    1, 1, 2, 5, 5,
  ]);
  expect([toRating(0.05, 0.5), toRating(0.35, 0.5), toRating(0.65, 0.5)]).toEqual([0.5, 2, 3.5]);
});
