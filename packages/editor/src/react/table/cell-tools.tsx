import { useCallback, useState, useSyncExternalStore } from 'react';
import { Node } from 'slate';
import { useSlateStatic } from 'slate-react';
import { isTable } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { setCellBackground, setColumnWidths } from '../../core/slate/table-commands.ts';
import { announce } from '../announce.ts';
import { focusTextAfterTask } from '../focus-text.ts';
import { Popover } from '../popover.tsx';
import { ColorPicker } from '../toolbar/color-picker.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { ToolIcon } from '../toolbar/tool-icon.tsx';
import { setPickingCells } from './cell-picking.ts';
import { ColumnWidthField } from './column-width-field.tsx';
import { measureColumns } from './column-widths.ts';
import { findElement } from '../find-element.ts';
import { TABLE_ICONS } from './table-icons.ts';
import { toLayout } from './table-layout.ts';
import type { TableState } from './table-tools.ts';

/** The ground of the caret's cell or of all selected cells. */
export function CellColorTool({ value }: { value: string | undefined }) {
  const editor = useSlateStatic();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const choose = (color: string | undefined): void => {
    close();
    setCellBackground(editor, color);
    announce(editor, color ? `칸 배경색 ${color}` : '칸 배경색 지움');
    focusTextAfterTask(editor);
  };
  return (
    <>
      <ToolButton
        ref={setButton}
        name="cellBackground"
        label="칸 배경색"
        popup="dialog"
        expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ToolIcon path={TABLE_ICONS.background} />
      </ToolButton>
      {isOpen && button ? (
        <Popover anchor={button} label="칸 배경색" onClose={close} width={288}>
          <ColorPicker mark="background" value={value} onChoose={choose} />
        </Popover>
      ) : null}
    </>
  );
}

/** The widths of a table's columns as they are drawn now, px. */
function measureTable(editor: DocumentEditor, { path }: TableState): number[] {
  const node = Node.get(editor, path);
  const table = findElement(editor, node)?.querySelector('table');
  return table && isTable(node) ? measureColumns(table, toLayout(node)) : [];
}

/** The width of the caret's column, by number. */
export function ColumnWidthTool({ state }: { state: TableState }) {
  const editor = useSlateStatic();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [widths, setWidths] = useState<readonly number[]>();
  const close = useCallback(() => setWidths(undefined), []);
  const resize = (next: readonly number[]): void => {
    close();
    setColumnWidths(editor, state.path, next);
    announce(editor, `${state.column + 1}열 너비 ${next[state.column]}픽셀`);
    focusTextAfterTask(editor);
  };
  return (
    <>
      <ToolButton
        ref={setButton}
        name="columnWidth"
        label="열 너비"
        popup="dialog"
        expanded={widths !== undefined}
        onPress={() => setWidths(widths ? undefined : measureTable(editor, state))}
      >
        <ToolIcon path={TABLE_ICONS.columnWidth} />
      </ToolButton>
      {widths && button ? (
        <Popover anchor={button} label="열 너비" onClose={close} width={320}>
          <ColumnWidthField widths={widths} column={state.column} onResize={resize} />
        </Popover>
      ) : null}
    </>
  );
}

const COARSE = '(pointer: coarse)';
const hasFinger = (): boolean => typeof matchMedia === 'function' && matchMedia(COARSE).matches;

function subscribePointer(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const media = matchMedia(COARSE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** For fingers, which scroll where a mouse selects: while it is on, a tap selects all cells up to the tapped one. */
export function PickCellsTool({ isOn }: { isOn: boolean }) {
  const editor = useSlateStatic();
  const isEnabled = useSyncExternalStore(subscribePointer, hasFinger, () => false);
  if (!isEnabled) return null;
  const toggle = (): void => {
    setPickingCells(editor, !isOn);
    announce(editor, isOn ? '여러 칸 고르기 끔' : '다른 칸을 누르면 그 칸까지 골라요.');
  };
  return (
    <ToolButton name="pickCells" label="여러 칸 고르기" pressed={isOn} onPress={toggle}>
      <ToolIcon path={TABLE_ICONS.pickCells} />
    </ToolButton>
  );
}
