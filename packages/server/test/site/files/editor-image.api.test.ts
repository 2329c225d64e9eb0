import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { writeEditorImage } from '@danji/contracts/site/editor-image.endpoints';
import type { Problem } from '@danji/contracts/problem';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';
import { makeNotice, withImages } from '../../community/notices/notice-fixture.ts';
import { bomb, download, picture, type TestFile } from './upload.ts';

beforeEach(() => testServer().reset());

type Part = TestFile & { field?: string };

async function send(parts: readonly Part[], token?: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const { field = 'image', name, bytes } of parts)
    form.append(field, new Blob([Buffer.from(bytes as string)]), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await testServer().app.inject({
    method: 'POST',
    url: writeEditorImage.path,
    payload: form as never,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const data: unknown = response.json();
  return { status: response.statusCode, image: data as ResponseOf<typeof writeEditorImage>, problem: data as Problem };
}

const listFiles = () => testServer().db.selectFrom('stored_file').selectAll().execute();

test('stores a picture for a day, upright and without metadata, readable only by its author', async () => {
  const { create, clock, platform } = testServer();
  const [person, other] = [await create.general(), await create.general()];
  const photo = await sharp(await picture(40, 20, 'jpeg'))
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, image } = await send([{ name: '현장.jpg', bytes: photo }], person.token);
  expect([status, image.width, image.height]).toEqual([200, 20, 40]);
  const shown = await download(image.src);
  expect(shown.statusCode).toBe(200);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  const bare = `/api/commons/files/${image.id}/`;
  expect([
    (await download(bare, { token: person.token })).statusCode,
    (await download(bare, { token: other.token })).statusCode,
    (await download(bare)).statusCode,
  ]).toEqual([200, 404, 404]);
  clock.advance(86_400 + 60);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  expect(await listFiles()).toEqual([]);
});

test('stays with the document that shows it, for everybody', async () => {
  const { create, clock, platform } = testServer();
  const { token } = await create.staff();
  const { image } = await send([{ name: 'a.png', bytes: await picture(8, 8) }], token);
  await makeNotice(token, { content: withImages(image.id) });
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  expect((await download(`/api/commons/files/${image.id}/`)).statusCode).toBe(200);
});

const png = () => picture(4, 4);

describe('refuses', () => {
  const CASES: [name: string, parts: () => Promise<Part[]>, status: number, field?: string][] = [
    ['no picture', async () => [], 422, 'image'],
    [
      'two pictures',
      async () => [
        { name: 'a.png', bytes: await png() },
        { name: 'b.png', bytes: await png() },
      ],
      422,
      'image',
    ],
    ['a picture of another name', async () => [{ field: 'file', name: 'a.png', bytes: await png() }], 422, 'file'],
    [
      'a drawing that may run scripts',
      async () => [{ name: 'a.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' }],
      415,
      'image',
    ],
    [
      'a page dressed as a picture',
      async () => [{ name: 'a.png', bytes: '<!doctype html><script>alert(1)</script>' }],
      415,
      'image',
    ],
    ['a document', async () => [{ name: 'a.pdf', bytes: '%PDF-1.7' }], 415, 'image'],
    ['a bomb', async () => [{ name: 'a.png', bytes: await bomb(50_000) }], 415, 'image'],
    ['more than forty megapixels', async () => [{ name: 'a.png', bytes: await bomb(6400) }], 415, 'image'],
    [
      'more than ten megabytes',
      async () => [{ name: 'a.png', bytes: Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]) }],
      413,
      'image',
    ],
  ];
  test.each(CASES)('%s, and keeps nothing', async (_name, parts, status, field) => {
    const { token } = await testServer().create.general();
    const answer = await send(await parts(), token);
    expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([status, field ? [field] : []]);
    expect(answer.problem.title).toMatch(/[가-힣]/);
    expect(await listFiles()).toEqual([]);
  });

  test('fields it does not know, and a body that is no form', async () => {
    const { token } = await testServer().create.general();
    expect(
      (await send([{ name: 'a.png', bytes: await png() }], token, { is_temp: 'false' })).problem.fields,
    ).toHaveProperty('is_temp');
    const { statusCode } = await testServer().app.inject({
      method: 'POST',
      url: writeEditorImage.path,
      payload: { image: 'x' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(await listFiles()).toEqual([]);
  });
});
