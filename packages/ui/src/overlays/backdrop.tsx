import { chakra } from '@chakra-ui/react/styled-system';
import { Z_INDEX } from '../tokens.ts';

/** The dimmed page behind a modal or a sheet. z-index 60 (SPEC §2); later ones lie above by their place in the document. */
export const Backdrop = chakra('div', {
  base: {
    position: 'fixed', inset: 0, zIndex: Z_INDEX.overlay, display: 'flex', justifyContent: 'center', bg: 'bg.backdrop', overscrollBehavior: 'contain', animation: 'fadeIn 160ms ease-out',
    '&[data-leaving]': { animation: 'fadeOut 160ms ease-out forwards', pointerEvents: 'none' },
  },
  variants: {
    place: {
      center: { alignItems: { base: 'flex-end', sm: 'center' }, padding: { base: 3, sm: 6 }, paddingBottom: { base: 'calc(0.75rem + env(safe-area-inset-bottom))', sm: 6 } },
      bottom: { alignItems: 'flex-end' },
      bottomOrCenter: { alignItems: { base: 'flex-end', lg: 'center' }, padding: { lg: 6 } },
    },
  },
});
