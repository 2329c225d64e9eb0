import { expect, test } from '@jest/globals';
import { EDGE, MIN_HEIGHT, placePopups } from '../src/home-popups/place-popups.ts';

const VIEW = { width: 1280, height: 900 };

test('places a popup at its position', () => {
  expect(placePopups([{ x: 100, y: 200, width: 400 }], VIEW)).toEqual([{ left: 100, top: 200, width: 400 }]);
});

test('keeps it inside the window', () => {
  expect(
    placePopups(
      [
        { x: 4000, y: 4000, width: 400 },
        { x: 0, y: 0, width: 800 },
      ],
      VIEW,
    ),
  ).toEqual([
    { left: 1280 - 400 - EDGE, top: 900 - MIN_HEIGHT - EDGE, width: 400 },
    { left: EDGE, top: EDGE, width: 800 },
  ]);
  expect(placePopups([{ x: 100, y: 100, width: 800 }], { width: 780, height: 300 })).toEqual([
    { left: EDGE, top: EDGE, width: 780 - EDGE * 2 },
  ]);
});

test('shows the title of each of five popups at the same position, in the middle and in the last corner', () => {
  for (const [x, y] of [
    [100, 100],
    [4000, 4000],
    [0, 0],
  ] as const) {
    const placements = placePopups(
      Array.from({ length: 5 }, () => ({ x, y, width: 400 })),
      VIEW,
    );
    const tops = placements.map(({ top }) => top).toSorted((a, b) => a - b);
    const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    expect(gaps.every((gap) => gap >= 60)).toBe(true);
  }
});

test('covers no headline where the window is narrower than the screen it was placed on, if there is room', () => {
  const headline = { left: 24, right: 408, bottom: 228 };
  const popup = { x: 868, y: 96, width: 400 };
  const narrow = { width: 768, height: 900 };
  // The title of each of two is to be read.
  expect(placePopups([popup, popup], narrow, headline)).toEqual([
    { left: 356, top: 228 + EDGE, width: 400 },
    { left: 356, top: 228 + EDGE + 60, width: 400 },
  ]);
  // Beside it, as far as it is over it.
  expect(placePopups([{ x: 300, y: 96, width: 320 }], narrow, headline)).toEqual([
    { left: 408 + EDGE, top: 96, width: 320 },
  ]);
  expect(placePopups([{ x: 446, y: 96, width: 310 }], narrow, headline)).toEqual([{ left: 446, top: 96, width: 310 }]);
  // Nowhere in a low window, and wherever operators want it on a wide screen.
  expect(placePopups([popup], { width: 768, height: 400 }, headline)).toEqual([{ left: 356, top: 96, width: 400 }]);
  expect(placePopups([{ x: 100, y: 96, width: 400 }], VIEW, headline)).toEqual([{ left: 100, top: 96, width: 400 }]);
});
