import { Box, Button, Field, Modal, Stack, Text, VisuallyHidden } from '@danji/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Crop, MAX_ZOOM, moveBy, RATIO, toRect, WHOLE } from './crop.ts';

type CropDialogProps = {
  picture: ImageBitmap;
  onCancel: () => void;
  onCrop: (crop: Crop) => void;
};

const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const FRAME = {
  width: 'full',
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'bg.muted',
  cursor: 'grab',
  touchAction: 'none',
} as const;
const PREVIEW_WIDTH = 720;

const capture = (event: PointerEvent<HTMLButtonElement>): void =>
  event.currentTarget.setPointerCapture(event.pointerId);

/** Draws the visible part whenever it changes. */
function useDrawing(picture: ImageBitmap, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { left, top, width, height } = toRect(picture, crop);
    canvas.current
      ?.getContext('2d')
      ?.drawImage(picture, left, top, width, height, 0, 0, PREVIEW_WIDTH, PREVIEW_WIDTH / RATIO);
  }, [picture, crop]);
  return canvas;
}

const ZoomField = ({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) => (
  <Field label="확대">
    <input
      type="range"
      aria-label="확대"
      min={1}
      max={MAX_ZOOM}
      step={STEP}
      value={zoom}
      onChange={({ target }) => onChange(Number(target.value))}
      style={{ width: '100%', height: '2.75rem' }}
    />
  </Field>
);

/** Chooses the part of a picture that becomes the thumbnail, by dragging, by arrow keys and by a slider. */
export function CropDialog({ picture, onCancel, onCrop }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const canvas = useDrawing(picture, crop);
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.buttons === 0) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [event.movementX / width, event.movementY / height];
    setCrop((before) => moveBy(picture, before, right, down));
  };
  const press = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    setCrop((before) => moveBy(picture, before, ...move));
  };
  return (
    <Modal
      open
      title="대표 사진 자르기"
      directClose={false}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            취소
          </Button>
          <Button onClick={() => onCrop(crop)}>이대로 쓰기</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          사진을 끌거나, 눌러서 고른 뒤 화살표 키로 옮겨 주세요.
        </Text>
        <Box asChild css={FRAME}>
          <button type="button" onKeyDown={press} onPointerDown={capture} onPointerMove={drag}>
            <VisuallyHidden>보일 부분. 화살표 키로 옮길 수 있어요.</VisuallyHidden>
            <canvas
              ref={canvas}
              width={PREVIEW_WIDTH}
              height={PREVIEW_WIDTH / RATIO}
              style={{ display: 'block', width: '100%', height: 'auto' }}
            />
          </button>
        </Box>
        <ZoomField zoom={crop.zoom} onChange={(zoom) => setCrop((before) => ({ ...before, zoom }))} />
      </Stack>
    </Modal>
  );
}
