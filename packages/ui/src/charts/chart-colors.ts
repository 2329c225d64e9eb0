import type { ColorName, Tone } from '../tokens.ts';

// Each has a contrast of 3 : 1 or more against a panel in both themes.
const COLOR_OF: Record<Tone, ColorName> = {
  brand: 'brand.fg',
  success: 'success.fg',
  warning: 'warning.fg',
  neutral: 'fg.subtle',
  danger: 'danger.fg',
  accent: 'accent.fg',
};
const ORDER: readonly Tone[] = ['brand', 'success', 'warning', 'neutral', 'danger', 'accent'];
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '14 5', '4 2'] as const;

/** The colour of a series as a CSS value: by its tone, or by its position without one. */
export const colorOf = (index: number, tone?: Tone): string =>
  `var(--dj-colors-${COLOR_OF[tone ?? ORDER[index % ORDER.length] ?? 'brand'].replace('.', '-')})`;
/** Lines differ in their strokes too, because not all users can distinguish the colours. */
export const dashOf = (index: number): string => DASHES[index % DASHES.length] ?? '';
