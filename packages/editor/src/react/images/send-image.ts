import type { ImagePort, UploadedImage, UploadOptions } from '../image-port.ts';

/** Picture files the server takes (SPEC §5), as an input's `accept` and as the browser names them. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.gif,.webp';
export const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
export const IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * Sends one picture. A response without an id means that nothing was stored: then nothing is inserted, and the user
 * gets a message (SPEC §8).
 */
export async function sendImage(images: ImagePort, file: File, options: UploadOptions): Promise<UploadedImage> {
  const stored = await images.upload(file, options);
  if (!stored?.id) throw new Error('사진이 저장되지 않아서 넣지 않았어요. 다시 시도해 주세요.');
  return stored;
}

/** Sizes as a document keeps them: only both together keep the picture's place while it loads. Px. */
export const toImage = ({ id, width, height }: UploadedImage): { fileId: string; width?: number; height?: number } => ({
  fileId: id,
  ...(width && height ? { width, height } : {}),
});
