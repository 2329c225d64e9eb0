import { Box } from '@danji/ui';
import { useCallback, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Popover } from '../popover.tsx';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { TOOL_ICONS } from './tool-icons.ts';

export type ToolOption<Value> = { value: Value; label: string; style?: CSSProperties | undefined; hint?: string };

export type ToolMenuProps<Value> = Pick<ToolButtonProps, 'name' | 'label'> & {
  /** The current value; nothing when the selection holds several. */
  value: Value | undefined;
  options: readonly ToolOption<Value>[];
  onChoose: (value: Value) => void;
  /** The text that the toolbar shows for it, in a box `valueWidth` wide so that the other tools do not move. */
  valueText: string;
  valueWidth: string;
  /** Px of the list. */
  width?: number;
};

const CHOICE = { role: 'menuitemradio', type: 'button', tabIndex: -1 } as const;
const CHOICE_STYLE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 'full',
  minHeight: 10,
  paddingInline: 3,
  borderRadius: 'md',
  textAlign: 'start',
  lineHeight: '1.3',
  color: 'fg',
  _hover: { bg: 'bg.subtle' },
  _focus: { bg: 'bg.muted', outline: 'none' },
  _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  '@media (pointer: coarse)': { minHeight: 11 },
} as const;

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveBetweenChoices(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  choices[
    step(
      choices.findIndex((choice) => choice === document.activeElement),
      choices.length,
    )
  ]?.focus();
}

function Choices<Value>({
  label,
  options,
  value,
  onChoose,
}: Pick<ToolMenuProps<Value>, 'label' | 'options' | 'value' | 'onChoose'>) {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <Box {...{ role: 'menu' }} aria-label={label} css={{ padding: 1.5 }} onKeyDown={moveBetweenChoices}>
      {options.map((option, index) => (
        <Box
          as="button"
          key={option.label}
          {...CHOICE}
          {...(index === at && { 'data-autofocus': '' })}
          aria-checked={option.value === value}
          css={CHOICE_STYLE}
          onClick={() => onChoose(option.value)}
        >
          <Box as="span" style={option.style} css={{ flex: '1', minWidth: 0 }}>
            {option.label}
          </Box>
          {option.hint ? (
            <Box as="span" css={{ display: { base: 'none', md: 'inline' }, color: 'fg.subtle', fontSize: 'xs' }}>
              {option.hint}
            </Box>
          ) : null}
          <Box
            as="span"
            css={{ color: 'brand.fg', visibility: option.value === value ? 'visible' : 'hidden', display: 'flex' }}
          >
            <ToolIcon path={TOOL_ICONS.check} size={18} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A tool with a list of choices: it shows the one that holds at the caret. Choosing closes it; arrow keys, Home and End move. */
export function ToolMenu<Value>({
  name,
  label,
  value,
  options,
  onChoose,
  valueText,
  valueWidth,
  width = 200,
}: ToolMenuProps<Value>) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const choose = (chosen: Value): void => {
    close();
    onChoose(chosen);
  };
  return (
    <>
      <ToolButton
        ref={setButton}
        name={name}
        label={label}
        value={valueText}
        popup="menu"
        expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        <span data-shown="" style={{ width: valueWidth }}>
          {valueText}
        </span>
        <ToolIcon path={TOOL_ICONS.chevron} size={14} />
      </ToolButton>
      {isOpen && button ? (
        <Popover anchor={button} label={label} onClose={close} width={width}>
          <Choices label={label} options={options} value={value} onChoose={choose} />
        </Popover>
      ) : null}
    </>
  );
}
