import type { MouseEvent, ReactNode, Ref } from 'react';
import { formatShortcut, toAriaShortcut, type ShortcutName } from '../keyboard/shortcuts.ts';
import { useRovingTool } from './roving.tsx';

export type ToolButtonProps = {
  /** Unique in its toolbar. */
  name: string;
  /** The label of the tool, for assistive technology and in the tooltip, which also names the shortcut. */
  label: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** An icon, or what is chosen now. */
  children: ReactNode;
  /** The current value, announced after the label. */
  value?: string;
  shortcut?: ShortcutName;
  /** On or off; absent for tools that have no state. */
  pressed?: boolean;
  /** For tools that open something. */
  expanded?: boolean;
  popup?: 'dialog' | 'menu';
  /** It keeps its place and the focus, and does nothing. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const BUTTON_STYLE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  flexShrink: 0,
  height: 9,
  minWidth: 9,
  paddingInline: 1.5,
  borderRadius: 'md',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: 'background-color 160ms ease-out, color 160ms ease-out',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _focusVisible: { outlineOffset: '-2px' },
  '&:is([aria-pressed=true], [aria-expanded=true])': { bg: 'brand.subtle', color: 'brand.fg' },
  _highContrast: { '&[aria-pressed=true]': { outline: '2px solid', outlineOffset: '-2px' } },
  _disabled: { opacity: 0.4 },
  '@media (pointer: coarse)': { height: 11, minWidth: 11 },
} as const;

/** The styles of tools, set by the toolbar around them, so that each tool is a plain element. */
export const TOOLS = {
  '& [data-tool]': BUTTON_STYLE,
  '& [data-shown]': { overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' },
  '& [data-colored]': { position: 'relative', display: 'flex', paddingBottom: 0.5 },
  '& [data-color]': {
    position: 'absolute',
    insetInline: 0,
    bottom: '-1px',
    height: '4px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
} as const;

// A press must not take the focus out of the text: its selection stays, and on phones the keyboard.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** One tool: a button that Tab and arrow keys reach as part of its toolbar. */
export function ToolButton({
  name,
  label,
  onPress,
  children,
  value,
  shortcut,
  pressed,
  expanded,
  popup,
  disabled = false,
  ref,
}: ToolButtonProps) {
  const roving = useRovingTool(name);
  return (
    <button
      type="button"
      ref={ref}
      {...roving}
      aria-label={value === undefined ? label : `${label}: ${value}`}
      title={shortcut ? `${label} (${formatShortcut(shortcut)})` : label}
      aria-keyshortcuts={shortcut && toAriaShortcut(shortcut)}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={popup}
      aria-disabled={disabled || undefined}
      onMouseDown={keepFocus}
      onClick={(event) => {
        if (!disabled) onPress(event);
      }}
    >
      {children}
    </button>
  );
}
