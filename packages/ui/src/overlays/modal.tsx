import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../actions/button.tsx';
import { Backdrop, SHORT_WINDOW } from './backdrop.tsx';
import { EDGE, scrollByKeyboard, UNDER_SCROLLING } from './scroll-by-keyboard.ts';
import { useOverlay } from './overlay-stack.ts';
import { usePresence } from './use-presence.ts';

const SECOND_CLICK_MS = 3000;
const LEAVE_MS = 160;

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    width: 'full',
    maxHeight: 'min(100%, 860px)',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'floating',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    animation: 'riseIn 180ms ease-out',
    '[data-leaving] > &': { animation: 'sinkOut 160ms ease-out forwards' },
  },
  variants: {
    size: {
      sm: { maxWidth: '400px' },
      md: { maxWidth: '560px' },
      lg: { maxWidth: '800px' },
      xl: { maxWidth: '1120px' },
    },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2,
    paddingInline: { base: 5, sm: 6 },
    paddingTop: { base: 4, sm: 5 },
    paddingBottom: 2,
  },
});
const Titles = chakra('div', { base: { flex: '1', minWidth: 0, paddingTop: 2 } });
const Title = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 'bold', letterSpacing: '-0.02em', lineHeight: '1.35' },
});
const Description = chakra('p', { base: { marginTop: 1.5, color: 'fg.muted' } });
const Body = chakra('div', {
  base: {
    flex: '1',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: { base: 5, sm: 6 },
    paddingBlock: 2,
    [SHORT_WINDOW]: { flex: 'none', overflowY: 'visible' },
  },
  variants: { last: { true: { paddingBottom: { base: 5, sm: 6 } }, false: { paddingBottom: { base: 3, sm: 4 } } } },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    justifyContent: 'flex-end',
    gap: 2,
    paddingInline: { base: 5, sm: 6 },
    paddingBottom: { base: 5, sm: 6 },
    paddingTop: 4,
    [UNDER_SCROLLING]: EDGE,
  },
});
// The hint covers the page, not the dialog: the user has just clicked there.
const Hint = chakra('output', {
  base: {
    position: 'fixed',
    left: '50%',
    transform: 'translateX(-50%)',
    top: 'calc(1.5rem + env(safe-area-inset-top))',
    zIndex: 1,
    paddingInline: 5,
    paddingBlock: 3,
    borderRadius: 'full',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontWeight: 'semibold',
    width: 'max-content',
    maxWidth: 'calc(100vw - 2rem)',
    textAlign: 'center',
    boxShadow: 'floating',
    pointerEvents: 'none',
    '&:empty': { opacity: 0 },
  },
});

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the close button and the backdrop; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; on phones they are stacked, the last (the main one) on top. */
  footer?: ReactNode;
  /** Default md (560 px); sm 400, lg 800, xl 1120. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * false for unsaved input: the first click on the backdrop shows a hint, a second within 3 s closes (SPEC §2).
   * Default true.
   */
  directClose?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Gets the focus; by default the element marked `data-autofocus`, else the dialog itself. */
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
  hideClose?: boolean | undefined;
}

/** The first click shows a hint, a second within 3 s closes; with direct close the first one closes. */
function useBackdropClose(
  directClose: boolean,
  onClose: () => void,
): { isCloseConfirmed: boolean; onBackdropClick: () => void } {
  const [isCloseConfirmed, setIsCloseConfirmed] = useState(false);
  useEffect(() => {
    if (!isCloseConfirmed) return undefined;
    const timer = setTimeout(() => setIsCloseConfirmed(false), SECOND_CLICK_MS);
    return () => clearTimeout(timer);
  }, [isCloseConfirmed]);
  const onBackdropClick = (): void => {
    setIsCloseConfirmed(!directClose && !isCloseConfirmed);
    if (directClose || isCloseConfirmed) onClose();
  };
  return { isCloseConfirmed, onBackdropClick };
}

function OpenModal({
  open,
  leaving,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  directClose = true,
  role = 'dialog',
  initialFocus,
  hideClose = false,
}: ModalProps & { leaving: boolean }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onClose(), [onClose]);
  const { isCloseConfirmed, onBackdropClick } = useBackdropClose(directClose, close);
  useOverlay({ open, container: panel, onEscape: close, initialFocus });
  return (
    <Backdrop align="center" data-leaving={leaving || undefined} onPress={onBackdropClick}>
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        tabIndex={-1}
        size={size}
      >
        <Head>
          <Titles>
            <Title id={`${id}title`}>{title}</Title>
            {description ? <Description id={`${id}description`}>{description}</Description> : null}
          </Titles>
          {hideClose ? null : <IconButton icon="x" label="닫기" onClick={close} css={{ marginInlineEnd: -2 }} />}
        </Head>
        {children ? (
          <Body ref={scrollByKeyboard} last={!footer}>
            {children}
          </Body>
        ) : null}
        {footer ? <Foot>{footer}</Foot> : null}
        <Hint>{isCloseConfirmed ? '닫을려면 한번 더 눌러주세요.' : ''}</Hint>
      </Panel>
    </Backdrop>
  );
}

/**
 * A dialog over the page (SPEC §2, Modal container). Several may be open; only the last, on top, handles the keyboard.
 */
export function Modal(props: ModalProps) {
  const { present, leaving } = usePresence(props.open, LEAVE_MS);
  return present ? createPortal(<OpenModal {...props} leaving={leaving} />, document.body) : null;
}
