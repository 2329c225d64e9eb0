import { useRef, type ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldContext } from '../forms/field-context.ts';
import { Z_INDEX } from '../tokens.ts';

/**
 * A window that is too low for the text (zoomed, or with large text). A dialog scrolls as a whole there, including its
 * header and buttons.
 */
export const SHORT_WINDOW = '@media (max-height: 22em)';

/** Space to an edge of the window, plus the area that a notch or the home bar covers there. */
const pad = (room: string) => ({
  paddingTop: `max(${room}, env(safe-area-inset-top))`,
  paddingBottom: `calc(${room} + env(safe-area-inset-bottom))`,
  paddingLeft: `max(${room}, env(safe-area-inset-left))`,
  paddingRight: `max(${room}, env(safe-area-inset-right))`,
});

const NOTCH_PADDING = { paddingLeft: 'env(safe-area-inset-left)', paddingRight: 'env(safe-area-inset-right)' };

// 100vw is the same with and without the page's scroll bar, so that a closing dialog does not jump when the bar comes
// back.
const Dim = chakra('div', {
  base: {
    position: 'fixed',
    top: 0,
    bottom: 0,
    left: 0,
    width: '100vw',
    zIndex: Z_INDEX.overlay,
    display: 'flex',
    justifyContent: 'center',
    bg: 'bg.backdrop',
    overscrollBehavior: 'contain',
    animation: 'fadeIn 160ms ease-out',
    '&[data-leaving]': { animation: 'fadeOut 160ms ease-out forwards', pointerEvents: 'none' },
  },
  variants: {
    align: {
      center: { ...pad('0.75rem'), alignItems: { base: 'flex-end', sm: 'center' }, sm: pad('1.5rem') },
      bottom: { ...NOTCH_PADDING, alignItems: 'flex-end' },
      bottomOrCenter: { ...NOTCH_PADDING, alignItems: { base: 'flex-end', lg: 'center' }, lg: pad('1.5rem') },
    },
  },
});

/**
 * The dimmed page behind a modal or a sheet. z-index 60 (SPEC §2); later ones are above by their order in the document.
 * Its content is outside of any field context, although a field may have opened it.
 */
export function Backdrop({ onPress, children, ...rest }: ComponentProps<typeof Dim> & { onPress: () => void }) {
  const pressed = useRef(false);
  return (
    <Dim
      {...rest}
      // A drag that began inside (selecting text) and ended on the backdrop is not a click on it.
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressed.current) onPress();
      }}
    >
      <FieldContext value={undefined}>{children}</FieldContext>
    </Dim>
  );
}
