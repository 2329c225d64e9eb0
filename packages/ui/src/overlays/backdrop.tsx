import { useRef, type ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldContext } from '../forms/field-context.ts';
import { Z_INDEX } from '../tokens.ts';

/**
 * A window too low for its text (zoomed, or with large text): a dialog scrolls as a whole there, its head and buttons
 * included.
 */
export const SHORT_WINDOW = '@media (max-height: 22em)';

/** Room to an edge of the window, and as much as a notch or the home bar covers there. */
const pad = (room: string) => ({
  paddingTop: `max(${room}, env(safe-area-inset-top))`,
  paddingBottom: `calc(${room} + env(safe-area-inset-bottom))`,
  paddingLeft: `max(${room}, env(safe-area-inset-left))`,
  paddingRight: `max(${room}, env(safe-area-inset-right))`,
});

const NOTCH_PADDING = { paddingLeft: 'env(safe-area-inset-left)', paddingRight: 'env(safe-area-inset-right)' };

// 100vw: as wide with the page's scroll bar as without it, so that a dialog that leaves does not jump when the bar comes back.
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
 * The dimmed page behind a modal or a sheet. z-index 60 (SPEC §2); later ones lie above by their place in the document.
 * What lies on it belongs to no field, although a field may have opened it.
 */
export function Backdrop({ onPress, children, ...rest }: ComponentProps<typeof Dim> & { onPress: () => void }) {
  const pressed = useRef(false);
  return (
    <Dim
      {...rest}
      // A drag that began inside (selecting text) and ended on the backdrop is no click on it.
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
