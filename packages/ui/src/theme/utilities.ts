import type { defineConfig } from '@chakra-ui/react/styled-system';

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>;

type TokenCategory = keyof typeof BY_CATEGORY;

/**
 * Properties that read a token category, with their short names. Chakra's own base config has 300 more, which are not
 * used here.
 */
const BY_CATEGORY = {
  colors: [
    'background:bg',
    'backgroundColor:bgColor',
    'color',
    'fill',
    'stroke',
    'accentColor',
    'caretColor',
    'outlineColor',
    'textDecorationColor',
    'borderColor',
    'borderTopColor',
    'borderBottomColor',
    'borderLeftColor',
    'borderRightColor',
  ],
  spacing: [
    'margin:m',
    'marginTop:mt',
    'marginRight:mr',
    'marginBottom:mb',
    'marginLeft:ml',
    'marginInline:mx',
    'marginBlock:my',
    'marginInlineStart:ms',
    'marginInlineEnd:me',
    'padding:p',
    'paddingTop:pt',
    'paddingRight:pr',
    'paddingBottom:pb',
    'paddingLeft:pl',
    'paddingInline:px',
    'paddingBlock:py',
    'paddingInlineStart:ps',
    'paddingInlineEnd:pe',
    'gap',
    'rowGap',
    'columnGap',
    'top',
    'right',
    'bottom',
    'left',
    'inset',
    'insetInline',
    'insetBlock',
    'scrollMarginTop',
    'scrollPaddingTop',
  ],
  sizes: [
    'width:w',
    'height:h',
    'minWidth:minW',
    'minHeight:minH',
    'maxWidth:maxW',
    'maxHeight:maxH',
    'flexBasis',
    'inlineSize',
    'blockSize',
  ],
  radii: [
    'borderRadius:rounded',
    'borderTopLeftRadius',
    'borderTopRightRadius',
    'borderBottomLeftRadius',
    'borderBottomRightRadius',
  ],
  shadows: ['boxShadow:shadow'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  zIndex: ['zIndex'],
} as const;

const clamp = (lines: string | number) => ({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: String(lines),
  WebkitBoxOrient: 'vertical' as const,
});
const ellipsis = (on: unknown) => (on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {});

/** The style properties of the product: tokens by name, the common short names, and nothing else. */
export function buildUtilities(): Utilities {
  const utilities: Utilities = {
    flexDirection: { shorthand: ['flexDir', 'direction'] },
    textAlign: {},
    position: { shorthand: ['pos'] },
    boxSize: { values: 'sizes', transform: (value) => ({ width: value, height: value }) },
    lineClamp: { transform: clamp },
    truncate: { values: { type: 'boolean' }, transform: ellipsis },
  };
  for (const [category, entries] of Object.entries(BY_CATEGORY)) {
    for (const entry of entries) {
      const [property = '', short] = entry.split(':');
      utilities[property] = { values: category as TokenCategory, ...(short ? { shorthand: [short] } : {}) };
    }
  }
  return utilities;
}
