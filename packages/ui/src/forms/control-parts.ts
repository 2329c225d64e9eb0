import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from './control-recipe.ts';

/** The parts that one-line controls are made of. */
export const InputBase = chakra('input', controlRecipe);
export const Frame = chakra('div', { base: { position: 'relative', width: 'full', minWidth: 0 } });
/** A control with its error below it. */
export const WithError = chakra('div', { base: { minWidth: 0, '& > [aria-live]:not(:empty)': { marginTop: 1.5 } } });
export const Before = chakra('span', {
  base: {
    position: 'absolute',
    left: 3.5,
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});
export const After = chakra('span', {
  base: {
    position: 'absolute',
    right: 1,
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    color: 'fg.subtle',
  },
});
/** A button inside a field. It does not grow with large text, so that a date stays whole on a phone. */
export const InnerButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '44px',
    borderRadius: 'md',
    color: 'fg.subtle',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-4px' },
    _disabled: { opacity: 0.5 },
  },
});
