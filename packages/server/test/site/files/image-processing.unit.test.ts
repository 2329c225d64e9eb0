import { expect, test } from '@jest/globals';
import { processImage } from '@danji/server/site/files/image-processing';
import sharp from 'sharp';
import { picture } from './upload.ts';

const [ANN, BOB] = [1, 2];

/** An animation whose frames get lighter. */
const animation = (format: 'webp' | 'gif', frames: number, side: number): Promise<Buffer> => {
  const frameBytes = side * side * 3;
  const pixels = Buffer.alloc(frameBytes * frames);
  for (let frame = 1; frame < frames; frame += 1) pixels.fill(frame * 40, frame * frameBytes, (frame + 1) * frameBytes);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .toFormat(format, { effort: format === 'webp' ? 0 : 1 })
    .toBuffer();
};

test.each(['webp', 'gif'] as const)('keeps the first frame of an animated %s', async (format) => {
  const { bytes, width, height, mime } = await processImage(await animation(format, 5, 40), ANN);
  expect([width, height, mime]).toEqual([40, 40, 'image/webp']);
  expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  const { isOpaque, dominant } = await sharp(bytes).stats();
  expect([isOpaque, dominant.r < 20]).toEqual([true, true]);
});

test('does not count the frames that it does not decode', async () => {
  // Five frames of nine megapixels are more than may be decoded at once.
  expect(await processImage(await animation('webp', 5, 3000), ANN)).toMatchObject({ width: 3000, height: 3000 });
});

test('processes one picture of an account at a time, lets four wait, and refuses more', async () => {
  const bytes = await picture(400, 400);
  const results = await Promise.allSettled([
    ...Array.from({ length: 7 }, () => processImage(bytes, ANN)),
    processImage(bytes, BOB),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(results[5]).toMatchObject({
    reason: { code: 'too_many_requests', message: '앞서 올린 이미지를 처리하고 있어요. 잠시 뒤 다시 올려 주세요.' },
  });
});
