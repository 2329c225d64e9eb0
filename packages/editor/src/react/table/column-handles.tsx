import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { Box } from '@danji/ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { toColumnWidth } from '../../core/table/normalize-table.ts';

const STEP_PX = 10;
const HANDLE = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '11px',
  marginInlineStart: '-6px',
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 1,
  _after: {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: '4px',
    width: '3px',
    borderRadius: 'full',
    bg: 'brand.solid',
    opacity: 0,
    transition: 'opacity 160ms ease-out',
  },
  '&:is(:hover, :focus-visible, [data-held])::after': { opacity: 1 },
  '@media (pointer: coarse)': { width: '24px', marginInlineStart: '-12px', _after: { left: '11px', opacity: 0.25 } },
} as const;

export type ColumnHandlesProps = {
  /** Widths as they are drawn, px. */
  widths: readonly number[];
  /** The column of the caret: its handle is the one that Tab reaches. */
  current: number;
  /** While a handle is held; nothing when it is let go without a change. */
  onPreview: (widths: readonly number[] | undefined) => void;
  onResize: (widths: readonly number[]) => void;
};

const withColumn = (widths: readonly number[], column: number, px: number): number[] =>
  widths.map((width, at) => toColumnWidth(at === column ? px : width));

/** The borders of the columns as handles: held by mouse or finger, or moved by the arrow keys in steps of 10 px. */
export function ColumnHandles({ widths, current, onPreview, onResize }: ColumnHandlesProps) {
  const held = useRef<
    { column: number; fromX: number; widths: readonly number[]; next?: readonly number[] } | undefined
  >(undefined);
  const edges = widths.map((_, column) => widths.slice(0, column + 1).reduce((sum, width) => sum + width, 0));

  const onPointerDown = (event: PointerEvent<HTMLElement>, column: number): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.held = '';
    held.current = { column, fromX: event.clientX, widths };
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    const hold = held.current;
    if (!hold || clientX === hold.fromX) return;
    hold.next = withColumn(hold.widths, hold.column, (hold.widths[hold.column] ?? 0) + clientX - hold.fromX);
    onPreview(hold.next);
  };
  const letGo = (event: PointerEvent<HTMLElement>, isConfirmed: boolean): void => {
    const next = held.current?.next;
    held.current = undefined;
    delete event.currentTarget.dataset.held;
    onPreview(undefined);
    if (next && isConfirmed) onResize(next);
  };
  const onKeyDown = (event: KeyboardEvent, column: number): void => {
    const step = event.key === 'ArrowLeft' ? -STEP_PX : event.key === 'ArrowRight' ? STEP_PX : 0;
    // Events on the handles must not reach the text.
    if (event.key !== 'Tab' && event.key !== 'F10') event.stopPropagation();
    if (step === 0) return;
    event.preventDefault();
    onResize(withColumn(widths, column, (widths[column] ?? 0) + step));
  };
  return (
    <div contentEditable={false}>
      {edges.map((left, column) => (
        <Box
          // Handles are their columns' places, and nothing else.
          key={`${column + 1}`}
          {...{ role: 'separator' }}
          aria-orientation="vertical"
          aria-label={`${column + 1}열 오른쪽 경계`}
          aria-valuenow={Math.round(widths[column] ?? 0)}
          aria-valuemin={DOCUMENT_LIMITS.columnWidthMin}
          aria-valuetext={`${Math.round(widths[column] ?? 0)}픽셀`}
          tabIndex={column === current ? 0 : -1}
          css={HANDLE}
          style={{ left }}
          onKeyDown={(event) => onKeyDown(event, column)}
          onPointerDown={(event) => onPointerDown(event, column)}
          onPointerMove={onPointerMove}
          onPointerUp={(event) => letGo(event, true)}
          onPointerCancel={(event) => letGo(event, false)}
        />
      ))}
    </div>
  );
}
