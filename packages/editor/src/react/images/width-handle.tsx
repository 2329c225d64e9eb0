import { Box } from '@danji/ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Narrowest and widest a picture is shown, px. */
export const IMAGE_WIDTH = { min: 40, max: 2000 } as const;
const STEP_PX = 10;

const HANDLE = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '24px',
  cursor: 'ew-resize',
  touchAction: 'none',
  display: 'grid',
  placeItems: 'center',
  _after: {
    content: '""',
    width: '6px',
    height: '44px',
    maxHeight: '60%',
    borderRadius: 'full',
    bg: 'brand.solid',
    borderWidth: '1px',
    borderColor: 'bg',
  },
} as const;

export type WidthHandleProps = {
  /** Width now, px. */
  width: number;
  /** Widest that fits, px. */
  max: number;
  /** The side it is at; pictures at the right grow to the left. */
  side: 'left' | 'right';
  /** Px of the picture for one px of the pointer: a picture in the middle grows on both sides. */
  factor: 1 | 2;
  onPreview: (width: number | undefined) => void;
  onResize: (width: number) => void;
};

/** The edge of a picture that makes it wider and narrower: by mouse or finger, or by arrow keys in steps of 10 px. */
export function WidthHandle({ width, max, side, factor, onPreview, onResize }: WidthHandleProps) {
  const dragRef = useRef<{ fromX: number; width: number; next?: number } | undefined>(undefined);
  const toWidth = (px: number): number => Math.round(Math.min(Math.max(IMAGE_WIDTH.min, px), max));

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragRef.current = { fromX: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    const activeDrag = dragRef.current;
    if (!activeDrag) return;
    activeDrag.next = toWidth(activeDrag.width + (clientX - activeDrag.fromX) * factor * (side === 'right' ? 1 : -1));
    onPreview(activeDrag.next);
  };
  const letGo = (isConfirmed: boolean): void => {
    const next = dragRef.current?.next;
    dragRef.current = undefined;
    onPreview(undefined);
    if (next !== undefined && isConfirmed) onResize(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -STEP_PX : event.key === 'ArrowRight' ? STEP_PX : 0;
    if (event.key !== 'Tab' && event.key !== 'F10') event.stopPropagation();
    if (step === 0) return;
    event.preventDefault();
    onResize(toWidth(width + step));
  };
  return (
    <Box
      {...{ role: 'slider' }}
      tabIndex={0}
      aria-label="사진 너비"
      aria-orientation="horizontal"
      aria-valuemin={IMAGE_WIDTH.min}
      aria-valuemax={Math.round(max)}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)}픽셀`}
      css={HANDLE}
      style={side === 'right' ? { right: -12 } : { left: -12 }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
    />
  );
}
