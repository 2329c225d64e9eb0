import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export type BoxProps = HTMLChakraProps<'div'>;

/** A plain block that takes style properties (`p`, `bg`, `color`, …) and responsive values (`{ base, md }`). */
export const Box = chakra('div');
/** A row that may shrink; only `display: flex` is set. */
export const Flex = chakra('div', { base: { display: 'flex' } });
/** Children below one another, 16 px apart unless `gap` is given. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 } });
/** Children beside one another, centred, 8 px apart unless `gap` is given. */
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 } });
/** A grid, 16 px gaps; give `gridTemplateColumns`. */
export const Grid = chakra('div', { base: { display: 'grid', gap: 4, minWidth: 0 } });
/**
 * Returns so many equal columns for `gridTemplateColumns`, or fewer where a column would be narrower than `minWidth`, as
 * with large text on a phone.
 */
export const upToColumns = (columns: number, minWidth: string): string =>
  // A share that so many columns have with their gaps, and one more has not.
  `repeat(auto-fill, minmax(max(min(100%, ${minWidth}), ${Math.floor(100 / (columns + 0.5))}%), 1fr))`;
/**
 * A plain container: border, radius 12, 20 px inside (16 px on phones). `interactive` when the whole card is one link
 * or button.
 */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    padding: { base: 4, md: 5 },
    minWidth: 0,
  },
  variants: {
    interactive: {
      true: {
        display: 'block',
        width: 'full',
        textAlign: 'start',
        cursor: 'pointer',
        transition: 'border-color 160ms ease-out, transform 160ms ease-out',
        _hover: { borderColor: 'brand.border', transform: 'translateY(-2px)' },
      },
    },
  },
});
/** A separator line; decorative, so assistive technology skips it. */
export const Divider = chakra(
  'hr',
  { base: { borderTopWidth: '1px', borderColor: 'border', width: 'full', alignSelf: 'stretch' } },
  { defaultProps: { 'aria-hidden': true } },
);
/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: 0,
  },
});
