/** Squares modulo 11: the rows made of them meet each other evenly (Paley). */
const SQUARES = new Set([1, 3, 4, 5, 9]);
const SIZE = 11;

/**
 * Twelve rows of `now` (true) or `before` for up to eleven apps, in which every three apps meet in all their eight
 * combinations: the covering array of FEDERATION §6.
 */
export const coveringRows = (apps: number): boolean[][] => [
  Array.from({ length: apps }, () => true),
  ...Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: apps }, (_, app) => SQUARES.has((app - row + SIZE) % SIZE)),
  ),
];

/** Every combination. */
export const allRows = (apps: number): boolean[][] =>
  Array.from({ length: 2 ** apps }, (_, row) =>
    Array.from({ length: apps }, (_, app) => Math.floor(row / 2 ** app) % 2 === 0),
  );
