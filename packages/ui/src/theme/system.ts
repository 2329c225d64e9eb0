import { createSystem } from '@chakra-ui/react/styled-system';
import { BREAKPOINT_PX, COLORS, FONT_SIZES, PAGE_WIDTHS, RADII, SHADOWS, SPACING_STEPS, Z_INDEX } from '../tokens.ts';
import { CONDITIONS } from './conditions.ts';
import { GLOBAL_CSS, KEYFRAMES } from './global-css.ts';
import { buildUtilities } from './utilities.ts';

interface Token {
  value: string;
}
interface ThemedToken {
  value: { base: string; _dark: string };
}

const toTokens = (values: Record<string, string | number>): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value: String(value) }]));

/**
 * `{ 'fg.muted': [light, dark] }` → Chakra's tree of semantic tokens; a name that is also a group becomes its DEFAULT.
 */
function toColorTree(): Record<string, Record<string, ThemedToken>> {
  const tree: Record<string, Record<string, ThemedToken>> = {};
  for (const [name, [base, dark]] of Object.entries(COLORS)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    tree[group] = { ...tree[group], [shade]: { value: { base, _dark: dark } } };
  }
  return tree;
}

const spacing = toTokens(Object.fromEntries(SPACING_STEPS.map((step) => [String(step), `${step / 4}rem`])));

/**
 * The product's Chakra system: own tokens and utilities, no default theme, recipes beside the component that uses them.
 */
export const system = createSystem({
  cssVarsPrefix: 'dj',
  disableLayers: true,
  preflight: true,
  conditions: CONDITIONS,
  utilities: buildUtilities(),
  globalCss: GLOBAL_CSS,
  theme: {
    breakpoints: Object.fromEntries(Object.entries(BREAKPOINT_PX).map(([name, px]) => [name, `${px}px`])),
    keyframes: KEYFRAMES,
    tokens: {
      fonts: toTokens({
        body: '"Pretendard Variable", Pretendard, "Pretendard Fallback", -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
      }),
      fontSizes: toTokens(FONT_SIZES),
      fontWeights: toTokens({ regular: 400, medium: 500, semibold: 600, bold: 700 }),
      radii: toTokens(RADII),
      spacing,
      sizes: { ...spacing, ...toTokens({ full: '100%', auto: 'auto', ...PAGE_WIDTHS }) },
      zIndex: toTokens(Z_INDEX),
    },
    semanticTokens: {
      colors: toColorTree(),
      shadows: Object.fromEntries(
        Object.entries(SHADOWS).map(([name, [base, dark]]) => [name, { value: { base, _dark: dark } }]),
      ),
    },
  },
});
