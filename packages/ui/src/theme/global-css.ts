/**
 * Rules of the whole page. Korean text breaks between words, and within one only where it would not fit; money and
 * counts keep their columns through `numeric`.
 */
export const GLOBAL_CSS = {
  html: {
    color: 'fg',
    background: 'bg',
    fontSize: '100%',
    lineHeight: '1.5',
    colorScheme: 'light',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  '[data-theme=dark]': { colorScheme: 'dark' },
  // Keeps clear of the notch of a phone held sideways; the fixed bars of the frame handle top and bottom.
  body: {
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
  // Focused elements stay clear of the page's header, fields with their label, and of the tabs below on phones. This
  // is not a padding of the root: sticky elements would scroll the page at every key. The same holds for sticky tools
  // and heads.
  ':where(main :is(a[href], button, summary, [tabindex]):not([role=toolbar] *, thead *, [contenteditable]))': {
    scrollMarginTop: '5rem',
    scrollMarginBottom: '4.5rem',
  },
  ':where(main :is(input, select, textarea):not([role=toolbar] *, thead *))': {
    scrollMarginTop: '6.5rem',
    scrollMarginBottom: '4.5rem',
  },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { background: 'brand.border', color: 'fg' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // A container that receives focus only by script (a page's main, a dialog) shows no ring, because it cannot be
  // operated.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  'button, a, label, summary, select': { touchAction: 'manipulation' },
  'button, select, summary, [role=button]': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  // A page that marks its printable content (data-paper) prints only that.
  '@media print': {
    'html:has([data-paper]) body *:not(:has([data-paper])):not([data-paper]):not([data-paper] *)': {
      display: 'none !important',
    },
  },
  // Users who prefer reduced motion get no animations. Even one of a millisecond is run by the compositor of Chromium,
  // which at times left what faded in invisible.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

export const KEYFRAMES = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  fadeIn: { from: { opacity: '0' } },
  /** With a delay and `backwards` the element is invisible but keeps its space until then. */
  stayHidden: { from: { visibility: 'hidden' as const } },
  fadeOut: { to: { opacity: '0' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(12px) scale(0.98)' } },
  sinkOut: { to: { opacity: '0', transform: 'translateY(8px)' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  /** Animates a mask while scrolling from one end to the other. */
  fadeSides: {
    from: { '--fade-start': '0px', '--fade-end': '32px' },
    '2%, 98%': { '--fade-start': '32px', '--fade-end': '32px' },
    to: { '--fade-start': '32px', '--fade-end': '0px' },
  },
  slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
};
