/** Width by height of a thumbnail, and the width in which it is stored, px. */
export const RATIO = 3 / 2;
const STORED_WIDTH = 1200;

/** Where a picture is seen through the frame: the centre as a share of the picture, and the magnification from 1. */
export type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };
type Rect = Size & { left: number; top: number };

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Returns the part of a picture that the frame shows, px of the picture; it never reaches beyond it. */
export function toRect({ width, height }: Size, { x, y, zoom }: Crop): Rect {
  const widest = Math.min(width, height * RATIO);
  const part = { width: widest / zoom, height: widest / RATIO / zoom };
  return {
    ...part,
    left: clamp(x * width - part.width / 2, 0, width - part.width),
    top: clamp(y * height - part.height / 2, 0, height - part.height),
  };
}

/** Moves the frame by a distance on the screen, as shares of the frame; a move beyond the picture has no effect. */
export function moveBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height, left, top } = toRect(size, crop);
  const next = toRect(size, {
    ...crop,
    x: (left + width / 2 - right * width) / size.width,
    y: (top + height / 2 - down * height) / size.height,
  });
  return { ...crop, x: (next.left + width / 2) / size.width, y: (next.top + height / 2) / size.height };
}

/** Cuts the part out of a picture. @throws when the browser cannot encode it. */
export async function cutOut(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const { left, top, width, height } = toRect(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(STORED_WIDTH, width));
  canvas.height = Math.round(canvas.width / RATIO);
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be encoded.');
  return new File([blob], `${name.replace(/\.[^.]+$/, '')}.jpg`, { type: blob.type });
}
