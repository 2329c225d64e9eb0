import { beforeEach, expect, test } from '@jest/globals';
import { readImage } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';
import { bomb, download, picture, upload } from './upload.ts';

beforeEach(() => testServer().reset());

const person = () => testServer().create.general();

test('stores an image upright, without its location, with a thumbnail', async () => {
  const { token } = await person();
  // Orientation 6: the photo is upright, but its pixels are stored rotated.
  const photo = await sharp(await picture(1200, 800, 'jpeg'))
    .withExif({ IFD0: { Copyright: '관리소' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, images } = await upload('images', [{ name: '현장 사진.jpg', bytes: photo }], { token });
  expect(status).toBe(200);
  expect(images).toEqual([
    expect.objectContaining({ name: '현장 사진.jpg', width: 800, height: 1200, is_temp: true, base64: null }),
  ]);
  const kept = await download(images[0]?.file ?? '');
  const meta = await sharp(kept.rawPayload).metadata();
  expect(meta).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
  expect(meta.exif).toBeUndefined();
  expect(meta.orientation).toBeUndefined();
  const thumbnail = await download(images[0]?.thumbnail ?? '');
  expect(thumbnail.headers['content-type']).toBe('image/webp');
  expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, height: 480 });
});

test('gives the bytes as base64 when asked, and marks a temporary image', async () => {
  const { token } = await person();
  const { images } = await upload('images', [{ name: 'a.png', bytes: await picture(4, 4) }], {
    token,
    fields: { is_base64: 'true', is_temp: 'true' },
  });
  expect(images[0]?.is_temp).toBe(true);
  const bytes = Buffer.from(images[0]?.base64?.replace('data:image/png;base64,', '') ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 4 });
  expect(bytes.length).toBe(images[0]?.size);
});

test('takes a picture under another picture’s extension and names it by what it is', async () => {
  const { token } = await person();
  const { images } = await upload(
    'images',
    [
      { name: 'screen.jpg', bytes: await picture(4, 4) },
      { name: '움직임.gif', bytes: await picture(4, 4, 'gif') },
    ],
    { token },
  );
  expect(images.map(({ name }) => name)).toEqual(['screen.png', '움직임.webp']);
});

test('shrinks what is larger than a screen ever shows', async () => {
  const { token } = await person();
  const { images } = await upload('images', [{ name: 'wide.png', bytes: await picture(6000, 300) }], { token });
  expect(images[0]).toMatchObject({ width: 4096, height: 205 });
});

test('refuses a decompression bomb before unpacking it', async () => {
  const { token } = await person();
  const { status, problem } = await upload('images', [{ name: '폭탄.png', bytes: await bomb(50_000) }], { token });
  expect(status).toBe(415);
  expect(problem).toMatchObject({
    code: 'unsupported_file',
    fields: { images: "'폭탄.png' 이미지는 너무 커요. 크기를 줄여서 올려 주세요." },
  });
});

test('refuses a document, a broken picture and a page dressed as a picture', async () => {
  const { token } = await person();
  const attempts = [
    { name: '문서.pdf', bytes: '%PDF-1.7' },
    { name: '깨짐.png', bytes: (await picture(50, 50)).subarray(0, 60) },
    { name: 'page.png', bytes: '<script>alert(1)</script>' },
    { name: 'logo.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { name: 'page.html', bytes: await picture(4, 4) },
    { name: '빈 파일.png', bytes: '' },
  ];
  for (const file of attempts) {
    const { status, problem } = await upload('images', [file], { token });
    expect({ name: file.name, status, code: problem.code }).toEqual({
      name: file.name,
      status: 415,
      code: 'unsupported_file',
    });
    expect(problem.title).toContain(file.name);
  }
  expect(await testServer().db.selectFrom('stored_file').select('id').execute()).toEqual([]);
});

test('keeps nothing of an upload in which one image is refused', async () => {
  const { token } = await person();
  const { platform, db } = testServer();
  const count = async () => {
    let objects = 0;
    for await (const { key } of platform.files.list()) objects += Number(key !== '');
    return objects;
  };
  const before = await count();
  const { status } = await upload(
    'images',
    [
      { name: 'a.png', bytes: await picture(4, 4) },
      { name: 'b.png', bytes: 'no picture' },
    ],
    { token },
  );
  expect(status).toBe(415);
  expect(await count()).toBe(before);
  expect(await db.selectFrom('stored_file').select('id').execute()).toEqual([]);
});

test('shows the metadata of an image only to its owner', async () => {
  const owner = await person();
  const other = await person();
  const { images } = await upload('images', [{ name: 'a.png', bytes: await picture(4, 2) }], { token: owner.token });
  const body = { file_id: images[0]?.nano_id ?? '' };
  expect((await call(readImage, { body, token: owner.token })).data).toMatchObject({
    name: 'a.png',
    width: 4,
    height: 2,
  });
  expect((await call(readImage, { body, token: other.token })).problem.code).toBe('not_found');
  expect((await call(readImage, { body })).problem.code).toBe('not_found');
});
