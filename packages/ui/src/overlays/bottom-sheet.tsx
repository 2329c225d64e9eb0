import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../actions/button.tsx';
import { Backdrop, SHORT_WINDOW } from './backdrop.tsx';
import { EDGE, scrollByKeyboard, UNDER_SCROLLING } from './scroll-by-keyboard.ts';
import { useOverlay } from './overlay-stack.ts';
import { usePresence } from './use-presence.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

const LEAVE_MS = 180;

const Panel = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: '720px',
      bg: 'bg.panel',
      color: 'fg',
      borderTopLeftRadius: 'xl',
      borderTopRightRadius: 'xl',
      boxShadow: 'floating',
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      animation: 'sheetIn 200ms ease-out',
      '[data-leaving] > &': { animation: 'sheetOut 180ms ease-out forwards' },
    },
    variants: {
      fit: { true: { maxHeight: '90dvh' }, false: { height: '90vh', '@supports (height: 1dvh)': { height: '90dvh' } } },
      dialogOnWide: {
        true: {
          lg: {
            maxWidth: '560px',
            height: 'auto',
            maxHeight: 'min(90dvh, 860px)',
            borderRadius: 'xl',
            animation: 'riseIn 180ms ease-out',
            '@supports (height: 1dvh)': { height: 'auto' },
            '[data-leaving] > &': { animation: 'sinkOut 160ms ease-out forwards' },
          },
        },
      },
    },
  },
  { defaultProps: { role: 'dialog', 'aria-modal': true } },
);
const Handle = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: 7,
    flexShrink: 0,
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    _after: { content: '""', width: 10, height: 1, borderRadius: 'full', bg: 'border.control' },
  },
  variants: { dialogOnWide: { true: { lg: { display: 'none' } } } },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: 2, paddingInline: 5, paddingBottom: 2 },
  variants: { dialogOnWide: { true: { lg: { paddingTop: 5 } } } },
});
const Title = chakra('h2', {
  base: { flex: '1', minWidth: 0, fontSize: 'lg', fontWeight: 'bold', letterSpacing: '-0.02em' },
});
const Body = chakra('div', {
  base: {
    flex: '1',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: 5,
    paddingBottom: 'calc(1.25rem + env(safe-area-inset-bottom))',
    [SHORT_WINDOW]: { flex: 'none', overflowY: 'visible' },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 5,
    paddingTop: 3,
    paddingBottom: 'calc(1.25rem + env(safe-area-inset-bottom))',
    '& > *': { flex: '1' },
    [UNDER_SCROLLING]: EDGE,
  },
});

export interface BottomSheetProps {
  open: boolean;
  /**
   * Called on Escape, the backdrop, the close button, and dragging down the handle or content that is scrolled to its
   * top.
   */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  /** As high as its content instead of 90 % of the viewport. */
  fit?: boolean | undefined;
  /** From 1024 px on it is a dialog in the middle, as high as its content. Default false. */
  dialogOnWide?: boolean | undefined;
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
}

function OpenSheet({
  open,
  leaving,
  onClose,
  title,
  children,
  footer,
  fit = false,
  dialogOnWide = false,
  initialFocus,
}: BottomSheetProps & { leaving: boolean }) {
  const id = useId();
  const close = useCallback(() => onClose(), [onClose]);
  const { sheet, content, handle, drag } = useSheetDrag(close);
  useEffect(() => scrollByKeyboard(content.current), [content]);
  useOverlay({ open, container: sheet, onEscape: close, initialFocus });
  return (
    <Backdrop align={dialogOnWide ? 'bottomOrCenter' : 'bottom'} data-leaving={leaving || undefined} onPress={close}>
      <Panel ref={sheet} aria-labelledby={id} tabIndex={-1} fit={fit} dialogOnWide={dialogOnWide}>
        <Handle ref={handle} aria-hidden dialogOnWide={dialogOnWide} {...drag} />
        <Head dialogOnWide={dialogOnWide}>
          <Title id={id}>{title}</Title>
          <IconButton icon="x" label="닫기" onClick={close} css={{ marginInlineEnd: -2 }} />
        </Head>
        <Body ref={content}>{children}</Body>
        {footer ? <Foot>{footer}</Foot> : null}
      </Panel>
    </Backdrop>
  );
}

/**
 * A sheet from the lower edge, 90 % of the viewport high, z-index 60 (SPEC §2); for phones, where a computer shows a
 * popover or a dialog.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { present, leaving } = usePresence(props.open, LEAVE_MS);
  return present ? createPortal(<OpenSheet {...props} leaving={leaving} />, document.body) : null;
}
