import { Box, Z_INDEX } from '@danji/ui';
import { useCallback, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Node, type Path } from 'slate';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { focusTextAfterTask } from '../focus-text.ts';
import { moveBetweenTools, RovingTools } from '../toolbar/roving.tsx';
import { ToolButton, TOOLS } from '../toolbar/tool-button.tsx';
import { ToolIcon } from '../toolbar/tool-icon.tsx';
import { useNarrow } from '../use-narrow.ts';
import { CellColorTool, ColumnWidthTool, PickCellsTool } from './cell-tools.tsx';
import { findElement } from '../find-element.ts';
import { TABLE_ICONS } from './table-icons.ts';
import {
  getTableState,
  isSameState,
  runTableTool,
  TABLE_TOOLS,
  type TableState,
  type ToolOperation,
} from './table-tools.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useTableToolbarPosition } from './use-table-toolbar-position.ts';

const FLOAT = {
  position: 'fixed',
  zIndex: Z_INDEX.bar,
  display: 'flex',
  alignItems: 'center',
  padding: 1,
  gap: 0.5,
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  boxShadow: 'floating',
  maxWidth: 'calc(100vw - 1rem)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  ...TOOLS,
} as const;
const LOW = {
  ...FLOAT,
  borderRadius: 0,
  borderInlineWidth: 0,
  maxWidth: 'full',
  zIndex: Z_INDEX.bar + 1,
  boxShadow: 'none',
} as const;
const GROUP = {
  display: 'flex',
  flexShrink: 0,
  gap: 0.5,
  '&:not(:last-of-type)::after': {
    content: '""',
    width: '1px',
    height: 5,
    alignSelf: 'center',
    marginInline: 1,
    bg: 'border',
  },
} as const;
const CAPTION = {
  alignSelf: 'center',
  paddingInlineStart: 1.5,
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'fg.subtle',
} as const;

/** A group of tools. The icons for rows and columns look alike: a visible caption distinguishes them. */
function Group({ label, hasCaption = false, children }: { label: string; hasCaption?: boolean; children: ReactNode }) {
  return (
    <Box {...{ role: 'group' }} aria-label={label} css={GROUP}>
      {hasCaption ? (
        <Box as="span" aria-hidden css={CAPTION}>
          {label}
        </Box>
      ) : null}
      {children}
    </Box>
  );
}

/**
 * One operation. A mouse or finger leads back into the text; by keyboard the next tool can be pressed, unless this one
 * goes with what it did.
 */
function Tool({ type, pressed, isWorded = false }: { type: ToolOperation; pressed?: boolean; isWorded?: boolean }) {
  const editor = useSlateStatic();
  const own = useFocusBack<HTMLButtonElement>();
  const press = ({ detail }: MouseEvent): void => {
    runTableTool(editor, type);
    if (detail > 0) focusTextAfterTask(editor);
  };
  return (
    <ToolButton
      ref={own}
      name={type}
      label={TABLE_TOOLS[type].label}
      onPress={press}
      {...(pressed !== undefined && { pressed })}
    >
      <ToolIcon path={TABLE_ICONS[type]} />
      {isWorded ? <span>{TABLE_TOOLS[type].label}</span> : null}
    </ToolButton>
  );
}

function Tools({ state }: { state: TableState }) {
  return (
    <RovingTools first="insertRowAbove">
      <Group label="줄" hasCaption>
        <Tool type="insertRowAbove" />
        <Tool type="insertRowBelow" />
        <Tool type="deleteRow" />
      </Group>
      <Group label="열" hasCaption>
        <Tool type="insertColumnLeft" />
        <Tool type="insertColumnRight" />
        <Tool type="deleteColumn" />
        <ColumnWidthTool state={state} />
      </Group>
      <Group label="제목">
        <Tool type="toggleHeaderRow" pressed={state.headerRow} isWorded />
        <Tool type="toggleHeaderColumn" pressed={state.headerColumn} isWorded />
      </Group>
      <Group label="칸">
        <PickCellsTool isOn={state.isPicking} />
        {state.canMerge ? <Tool type="mergeCells" isWorded /> : null}
        {state.canSplit ? <Tool type="splitCell" isWorded /> : null}
        <CellColorTool value={state.background} />
      </Group>
      <Group label="표">
        <Tool type="deleteTable" />
      </Group>
    </RovingTools>
  );
}

/** The box of the table at a path, found anew each time: a table that changes may be drawn by another element. */
function useTableBox(path: Path): () => HTMLElement | undefined {
  const editor = useSlateStatic();
  return useCallback(() => {
    const table = Node.getIf(editor, path);
    return (table && findElement(editor, table)?.querySelector<HTMLElement>('[data-scroll]')) ?? undefined;
  }, [editor, path]);
}

function FloatingTools({ state, frame }: { state: TableState; frame: RefObject<HTMLElement | null> }) {
  const editor = useSlateStatic();
  const isNarrow = useNarrow();
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const position = useTableToolbarPosition(own, frame, isNarrow, useTableBox(state.path));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isToTools = event.key === 'F10' && event.altKey;
    if (moveBetweenTools(event) || (event.key !== 'Escape' && !isToTools)) return;
    event.preventDefault();
    if (isToTools) frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
    else focusTextAfterTask(editor);
  };
  return (
    <Box
      {...{ role: 'toolbar' }}
      ref={setOwn}
      aria-label="표 도구"
      data-table-tools=""
      css={isNarrow ? LOW : FLOAT}
      style={position}
      onKeyDown={onKeyDown}
    >
      <Tools state={state} />
    </Box>
  );
}

/**
 * The tools of the table the caret or the selected cells are in; nothing anywhere else (SPEC §2). On wide screens they float
 * above the table, on phones they lie over the keyboard and scroll sideways. `frame` is the editor's outermost element.
 */
export function TableToolbar({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const state = useSlateSelector(getTableState, isSameState);
  const isWorking = useFocusInside(frame);
  return state && isWorking ? <FloatingTools state={state} frame={frame} /> : null;
}
