import { useCallback, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { chooseColor } from '../commands.ts';
import { Popover } from '../popover.tsx';
import { ColorPicker } from './color-picker.tsx';
import type { ColorMark } from './recent-colors.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { TOOL_ICONS } from './tool-icons.ts';
import { useToolState } from './tool-state.ts';

const LABELS = { color: '글자색', background: '배경색' } as const satisfies Record<ColorMark, string>;

/** Text or background colour: the line under the icon has the colour at the caret. */
export function ColorTool({ mark }: { mark: ColorMark }) {
  const editor = useSlateStatic();
  const value = useToolState((state) => state.marks[mark]);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const choose = (color: string | undefined): void => {
    close();
    chooseColor(editor, mark, color);
  };
  return (
    <>
      <ToolButton
        ref={setButton}
        name={mark}
        label={LABELS[mark]}
        popup="dialog"
        expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        <span data-colored="">
          <ToolIcon path={TOOL_ICONS[mark]} size={19} />
          <span
            data-color=""
            style={{
              backgroundColor: value ?? (mark === 'color' ? 'currentColor' : undefined),
              ...(value !== undefined && { borderWidth: 0 }),
            }}
          />
        </span>
      </ToolButton>
      {isOpen && button ? (
        <Popover anchor={button} label={LABELS[mark]} onClose={close} width={288}>
          <ColorPicker mark={mark} value={value} onChoose={choose} />
        </Popover>
      ) : null}
    </>
  );
}
