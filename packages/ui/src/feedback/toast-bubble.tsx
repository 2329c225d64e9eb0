import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { LinkedText } from './linked-text.tsx';
import { dismissToast, type ToastEntry, type ToastTone } from './toast-store.ts';

const ICON_OF: Record<ToastTone, IconName> = {
  neutral: 'info',
  success: 'success',
  danger: 'alert',
  warning: 'warning',
};

/**
 * With large text on a phone the buttons go below the message, which would otherwise break after each character. The
 * lane that it lies in is the container.
 */
const LARGE_TEXT = '@container (max-width: 16rem)';

const Bubble = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    width: 'fit-content',
    maxWidth: 'min(100%, 480px)',
    minHeight: '3.25rem',
    paddingInlineStart: 4,
    paddingInlineEnd: 1.5,
    paddingBlock: 1,
    borderRadius: 'lg',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    boxShadow: 'floating',
    pointerEvents: 'auto',
    animation: 'riseIn 180ms ease-out',
    [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0, width: 'full' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { '& > svg': { color: 'inverted.success' } },
      danger: { '& > svg': { color: 'inverted.danger' } },
      warning: { '& > svg': { color: 'inverted.warning' } },
    },
  },
});
const ToastText = chakra('div', {
  base: { flex: '1', minWidth: 0, paddingBlock: 1.5, [LARGE_TEXT]: { flexBasis: 'min(8rem, 100% - 2rem)' } },
});
const Title = chakra('p', { base: { fontWeight: 'semibold' } });
const Description = chakra('p', { base: { fontSize: 'sm' } });
const ToastButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    paddingInline: 2,
    borderRadius: 'md',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    color: 'inherit',
    _focusVisible: { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  variants: { underlined: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

/** One message. Its time runs while neither the pointer nor the focus is on it. */
export function ToastBubble({ entry }: { entry: ToastEntry }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  const { id, duration } = entry;
  useEffect(() => {
    if (isPaused || duration === 0) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration, id]);
  const pauseHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  const { action } = entry;
  return (
    <Bubble data-toast={id} tone={entry.tone} {...pauseHandlers}>
      <Icon name={ICON_OF[entry.tone]} />
      <ToastText>
        <Title>
          <LinkedText>{entry.title}</LinkedText>
        </Title>
        {entry.description ? (
          <Description>
            <LinkedText>{entry.description}</LinkedText>
          </Description>
        ) : null}
      </ToastText>
      {action ? (
        <ToastButton
          type="button"
          underlined
          onClick={() => {
            action.onClick();
            dismissToast(id);
          }}
        >
          {action.label}
        </ToastButton>
      ) : null}
      <ToastButton type="button" aria-label="알림 닫기" onClick={() => dismissToast(id)}>
        <Icon name="x" size={18} />
      </ToastButton>
    </Bubble>
  );
}
