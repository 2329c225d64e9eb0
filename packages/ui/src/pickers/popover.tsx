import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldContext } from '../forms/field-context.ts';
import { useBackCloses } from '../overlays/open-layers.ts';
import { focusInView } from '../overlays/focus-path.ts';
import { usePopoverPosition } from './use-popover-position.ts';

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'menu',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '240px',
    maxWidth: 'calc(100vw - 1rem)',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    animation: 'fadeIn 150ms ease-out',
    textAlign: 'start',
    fontWeight: 'regular',
    whiteSpace: 'normal',
  },
});

export interface PopoverProps {
  /** The button it belongs to. */
  anchor: HTMLElement;
  /** Gets the focus on Escape and when Tab leaves the panel; by default the button does. */
  onLeave?: (() => void) | undefined;
  /** Called on Escape, a press elsewhere, and when the focus leaves the panel. */
  onClose: () => void;
  label: string;
  children: ReactNode;
  id?: string | undefined;
  /** The edges that are aligned. Default start. */
  align?: 'start' | 'end' | undefined;
  /** Default dialog; without a role when the content has its own (a menu). */
  role?: 'dialog' | undefined;
  width?: string | undefined;
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Tells whether the next Tab leaves the panel. */
function leaves(panel: HTMLElement, backwards: boolean): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.tabIndex >= 0);
  const edge = backwards ? stops[0] : stops.at(-1);
  return stops.length === 0 || document.activeElement === edge || (backwards && document.activeElement === panel);
}

/**
 * A panel beside its button. The focus starts on `[data-autofocus]`, else on the panel, and returns on Escape and when
 * Tab leaves it.
 */
export function Popover({ anchor, onClose, onLeave, label, children, id, align = 'start', role, width }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const position = usePopoverPosition(anchor, panel, align);
  useBackCloses(true, () => {
    onClose();
    if (onLeave) onLeave();
    else anchor.focus({ preventScroll: true });
  });
  const isPositioned = position.visibility !== 'hidden';
  useLayoutEffect(() => {
    const element = panel.current;
    if (isPositioned && element) focusInView(element.querySelector<HTMLElement>('[data-autofocus]') ?? element);
  }, [isPositioned]);
  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      const { target } = event;
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [anchor, onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // A dialog below must neither close nor take the focus.
    event.stopPropagation();
    if (
      event.nativeEvent.isComposing ||
      event.keyCode === 229 ||
      (event.key === 'Tab' && !leaves(event.currentTarget, event.shiftKey))
    )
      return;
    event.preventDefault();
    onClose();
    if (onLeave) onLeave();
    else anchor.focus({ preventScroll: true });
  };
  const onBlur = (event: FocusEvent): void => {
    const { relatedTarget } = event;
    if (
      relatedTarget instanceof Node &&
      !event.currentTarget.contains(relatedTarget) &&
      !anchor.contains(relatedTarget)
    )
      onClose();
  };
  return createPortal(
    <Panel
      ref={panel}
      tabIndex={-1}
      style={{ ...position, width, minWidth: width }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...(id ? { id } : {})}
      {...(role ? { role, 'aria-label': label } : {})}
    >
      <FieldContext value={undefined}>{children}</FieldContext>
    </Panel>,
    document.body,
  );
}
