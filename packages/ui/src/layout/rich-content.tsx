import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Selector of a first child, for spaces between blocks. With `* + *` and `… + *` the browser would compute the styles
 * of all blocks again for each one that is added or removed while the user types. Emotion warns about it because it
 * may write style elements among the content; ours are in the head.
 */
export const FIRST_CHILD =
  ':first-child /* emotion-disable-server-rendering-unsafe-selector-warning-please-do-not-use-this-the-warning-exists-for-a-reason */';

/**
 * The look of written content: give it plain `p`, `h1`–`h6`, lists, `blockquote`, `figure`, `table` and `hr` as children.
 * 16 px with a generous line height; the space between blocks is its own, none before the first and after the last.
 * Wide tables scroll inside an element marked `data-scroll`.
 */
export const RichContent = chakra('div', {
  base: {
    lineHeight: '1.75',
    overflowWrap: 'anywhere',
    minWidth: 0,
    '& > *': { marginBottom: 4 },
    '& :is(p, li, h1, h2, h3, h4, h5, h6, figcaption)': { whiteSpace: 'pre-wrap' },
    '& :is(h1, h2, h3, h4, h5, h6)': {
      fontWeight: 'bold',
      lineHeight: '1.4',
      letterSpacing: '-0.02em',
      fontSize: 'md',
      scrollMarginTop: 20,
    },
    '& :is(h1, h2)': { fontSize: { base: 'xl', md: '2xl' } },
    '& h3': { fontSize: { base: 'lg', md: 'xl' } },
    '& h4': { fontSize: 'lg' },
    '& > :is(h1, h2)': { marginTop: 10 },
    '& > :is(h3, h4, h5, h6)': { marginTop: 8 },
    '& > :is(h1, h2, h3, h4, h5, h6)': { marginBottom: 2 },
    '& > :is(h1, h2, h3, h4, h5) + :is(h2, h3, h4, h5, h6)': { marginTop: 2 },
    [`& > ${FIRST_CHILD}`]: { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'sm' },
    '& strong': { fontWeight: 'bold' },
    '& :is(ul, ol)': { paddingInlineStart: 6 },
    '& ul': { listStyle: 'disc' },
    '& ul ul': { listStyle: 'circle' },
    '& ul ul ul': { listStyle: 'square' },
    '& ol': { listStyle: 'decimal' },
    '& li + li, & li > :is(ul, ol)': { marginTop: 1.5 },
    '& li::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    '& blockquote': {
      borderLeftWidth: '3px',
      borderLeftColor: 'brand.border',
      paddingInlineStart: 4,
      color: 'fg.muted',
    },
    '& :is(blockquote, td, th) > *': { marginBottom: 1.5 },
    '& :is(blockquote, td, th) > :last-child': { marginBottom: 0 },
    '& hr': { borderTopWidth: '1px', borderColor: 'border', marginBlock: 8 },
    '& figure': { maxWidth: 'full' },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md', display: 'block' },
    '& figcaption': { marginTop: 2, fontSize: 'sm', color: 'fg.muted', textAlign: 'center' },
    '& [data-scroll]': { overflowX: 'auto', maxWidth: 'full', borderRadius: 'md' },
    '& table': { borderCollapse: 'collapse', minWidth: 'full', fontVariantNumeric: 'tabular-nums' },
    '& :is(td, th)': {
      borderWidth: '1px',
      borderColor: 'border',
      paddingInline: 3,
      paddingBlock: 2,
      minWidth: '100px',
      verticalAlign: 'top',
      textAlign: 'start',
      lineHeight: '1.6',
    },
    '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
    _print: {
      lineHeight: '1.5',
      '& :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
      '& :is(tr, figure, blockquote)': { breakInside: 'avoid' },
      '& [data-scroll]': { overflow: 'visible' },
    },
  },
});
