/**
 * The numbers of the design. Breakpoints repeat those of the contracts package (SPEC §2) because ui imports none of
 * our packages; `test/breakpoints.unit.test.ts` fails when the two differ.
 */
export const BREAKPOINT_PX = { sm: 640, md: 768, lg: 1024, xl: 1280, full: 1700 } as const;

/** Stacking order of floating elements. SPEC §2 requires 60 for modals and sheets. */
export const Z_INDEX = { sticky: 10, bar: 20, overlay: 60, menu: 70, toast: 80, skipLink: 90 } as const;

/** Every colour of the product as [light, dark]. The only place where a colour is written as a number. */
export const COLORS = {
  fg: ['#191f28', '#f0f3f7'],
  'fg.muted': ['#4a5561', '#bac3cf'],
  'fg.subtle': ['#626d7a', '#98a3b1'],
  'fg.inverted': ['#ffffff', '#14181f'],
  bg: ['#ffffff', '#101419'],
  'bg.subtle': ['#f5f7fa', '#161b22'],
  'bg.muted': ['#eaeef3', '#252c36'],
  'bg.panel': ['#ffffff', '#1b2129'],
  'bg.inverted': ['#262d37', '#e9edf2'],
  'bg.backdrop': ['#0b121ca6', '#05080cb8'],
  border: ['#dfe4ea', '#303843'],
  'border.subtle': ['#edf0f4', '#262d37'],
  'border.control': ['#8490a0', '#717d8d'],
  'brand.solid': ['#1c5fe0', '#2a6aea'],
  'brand.solidHover': ['#174fbe', '#1f5bd4'],
  'brand.contrast': ['#ffffff', '#ffffff'],
  'brand.fg': ['#1857d2', '#86b3ff'],
  'brand.subtle': ['#e9f1fe', '#172a4a'],
  'brand.border': ['#b5cffb', '#2d4f8c'],
  'accent.solid': ['#f7b71d', '#f7b71d'],
  'accent.contrast': ['#33240a', '#33240a'],
  'accent.fg': ['#8a5400', '#ffcb57'],
  'accent.subtle': ['#fff4da', '#3a2d0f'],
  'success.solid': ['#0b7d4d', '#0e7f50'],
  'success.contrast': ['#ffffff', '#ffffff'],
  'success.fg': ['#08703f', '#62d6a0'],
  'success.subtle': ['#e4f6ed', '#10301f'],
  'danger.solid': ['#d3222f', '#d0303b'],
  'danger.solidHover': ['#b01824', '#b4252f'],
  'danger.contrast': ['#ffffff', '#ffffff'],
  'danger.fg': ['#c31d2a', '#ff9497'],
  'danger.subtle': ['#fdecec', '#431b1f'],
  'warning.solid': ['#b54a00', '#b54a00'],
  'warning.contrast': ['#ffffff', '#ffffff'],
  'warning.fg': ['#a64200', '#ffad70'],
  'warning.subtle': ['#fff0e3', '#3c2411'],
  // Icons on bg.inverted (toasts).
  'inverted.success': ['#62d6a0', '#08703f'],
  'inverted.danger': ['#ff9497', '#c31d2a'],
  'inverted.warning': ['#ffad70', '#a64200'],
  // Prescribed by Kakao for its sign-in button, in both themes.
  'kakao.solid': ['#fee500', '#fee500'],
  'kakao.solidHover': ['#f2da00', '#f2da00'],
  'kakao.contrast': ['#191919', '#191919'],
  focus: ['#1c5fe0', '#86b3ff'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A semantic colour: `color="fg.muted"`, `bg="brand.subtle"`. */
export type ColorName = keyof typeof COLORS;

/** The meaning of a coloured component: neutral, brand, points, success, danger, warning. */
export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'danger' | 'warning';

export const FONT_SIZES = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.75rem',
  '4xl': '2.125rem',
} as const;
export const RADII = { sm: '6px', md: '8px', lg: '12px', xl: '20px', full: '999px' } as const;
/** Steps of the 4 px grid: `p={4}` is 16 px. */
export const SPACING_STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
] as const;
/** Widths of a page: reading and forms, ordinary pages, work screens. */
export const PAGE_WIDTHS = { form: '480px', prose: '720px', page: '1200px', wide: '1700px' } as const;
/** One elevation for floating elements, and a lighter one for the raised part of a track. */
export const SHADOWS = {
  floating: ['0 0 1px #0b1a3340, 0 8px 28px #0b1a332e', '0 0 0 1px #3a4450, 0 12px 32px #00000099'],
  raised: ['0 1px 3px #0b1a3326', '0 1px 3px #00000080'],
} as const;
