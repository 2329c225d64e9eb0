/** Quadratic residues modulo 11, from which the rows are built (Paley construction). */
const SQUARES = new Set([1, 3, 4, 5, 9]);
const SIZE = 11;

/**
 * Twelve rows of the present release (true) or the one before for up to eleven apps, in which every three apps occur in
 * all their eight combinations: the covering array of FEDERATION §6.
 */
export const coveringRows = (apps: number): boolean[][] => [
  Array.from({ length: apps }, () => true),
  ...Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: apps }, (_, app) => SQUARES.has((app - row + SIZE) % SIZE)),
  ),
];

/** All combinations. */
export const allRows = (apps: number): boolean[][] =>
  Array.from({ length: 2 ** apps }, (_, row) =>
    Array.from({ length: apps }, (_, app) => Math.floor(row / 2 ** app) % 2 === 0),
  );
