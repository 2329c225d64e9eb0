import type { HomePopup } from '@danji/contracts/site/main-popup';
import { Box, Button, Heading, HStack, IconButton, VisuallyHidden } from '@danji/ui';
import { useId, type KeyboardEvent } from 'react';
import type { ClosePeriod } from './closed-popups.ts';
import { EDGE, type Placement } from './place-popups.ts';
import { PopupContent } from './popup-content.tsx';
import { PopupLink } from './popup-link.tsx';
import { useMovable } from './use-movable.ts';

type PopupWindowProps = {
  popup: HomePopup;
  placement: Placement;
  /** The number of popups below this one. */
  stackPosition: number;
  onClose: (period: ClosePeriod) => void;
  /** Called when the popup is pressed or gets the focus. */
  onActivate: () => void;
};

/** Longer content scrolls: a popup never covers the whole page. */
const MAX_HEIGHT = '36rem';

// A non-modal `dialog` element; the browser's default position and border are reset.
const FRAME = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  borderWidth: 0,
  maxWidth: 'none',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'lg',
  boxShadow: 'floating',
  overflow: 'hidden',
  animation: 'riseIn 180ms ease-out',
} as const;

/** The buttons of a popup that can be closed for a day. */
const PopupFooter = ({ onClose }: { onClose: (period: ClosePeriod) => void }) => (
  <HStack
    css={{
      justifyContent: 'flex-end',
      paddingInline: 3,
      paddingBlock: 2,
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      flexShrink: 0,
    }}
  >
    <Button variant="ghost" size="sm" onClick={() => onClose('today')}>
      오늘 하루 보지 않기
    </Button>
    <Button variant="ghost" size="sm" onClick={() => onClose('session')}>
      닫기
    </Button>
  </HStack>
);

/** One floating popup: it does not take the focus, the page stays usable, and Escape closes it while it has the focus. */
export function PopupWindow({ popup, placement: start, stackPosition, onClose, onActivate }: PopupWindowProps) {
  const id = useId();
  const { placement, element, onKeyDown, dragHandle } = useMovable(start);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return onKeyDown(event);
    event.preventDefault();
    onClose('session');
  };
  // The popup itself is focusable, so that the arrow keys can move it.
  const activation = { tabIndex: 0, onKeyDown: keys, onPointerDown: onActivate, onFocus: onActivate };
  return (
    <Box asChild css={FRAME}>
      <dialog
        open
        ref={element}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}keys`}
        data-popup={popup.id}
        {...activation}
        style={{
          left: placement.left,
          top: placement.top,
          width: placement.width,
          maxHeight: `min(${MAX_HEIGHT}, calc(100dvh - ${placement.top + EDGE}px))`,
          zIndex: 21 + stackPosition,
        }}
      >
        <HStack
          {...dragHandle}
          css={{
            paddingInlineStart: 5,
            paddingInlineEnd: 2,
            paddingBlock: 2,
            cursor: 'grab',
            touchAction: 'none',
            userSelect: 'none',
            flexShrink: 0,
            _active: { cursor: 'grabbing' },
          }}
        >
          <Heading as="p" size="md" id={`${id}title`} css={{ flex: '1', overflowWrap: 'anywhere' }}>
            {popup.title}
          </Heading>
          <IconButton icon="x" label={`${popup.title} 닫기`} onClick={() => onClose('session')} />
        </HStack>
        <VisuallyHidden id={`${id}keys`}>화살표 키로 옮기고 Esc 키로 닫을 수 있어요.</VisuallyHidden>
        <PopupContent popup={popup} />
        <PopupLink popup={popup} />
        {popup.show_close_today ? <PopupFooter onClose={onClose} /> : null}
      </dialog>
    </Box>
  );
}
