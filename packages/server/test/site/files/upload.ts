import { crc32 } from 'node:zlib';
import type { StoredFile, StoredImage } from '@danji/contracts/site/file';
import type { Problem } from '@danji/contracts/problem';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';

export type TestFile = { name: string; bytes: Uint8Array | string };
type UploadResponse = { status: number; images: StoredImage[]; files: StoredFile[]; problem: Problem };

/** Uploads files through the public call. */
export async function upload(
  field: 'images' | 'files',
  files: TestFile[],
  { token, fields = {} }: { token?: string; fields?: Record<string, string> } = {},
): Promise<UploadResponse> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append(field, new Blob([Buffer.from(bytes as string)]), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: 'POST',
    url: field === 'images' ? '/api/commons/image_write/' : '/api/commons/file_write/',
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const data: unknown = response.json();
  return {
    status: response.statusCode,
    images: data as StoredImage[],
    files: data as StoredFile[],
    problem: data as Problem,
  };
}

/** Downloads a file by the address in a response. */
export const download = (
  url: string,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) => testServer().app.inject({ url, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });

/** Draws a picture of one colour. */
export const picture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } })
    .toFormat(format)
    .toBuffer();

export const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

/** A small file that claims to be a huge picture. */
export async function bomb(side: number): Promise<Buffer> {
  const bytes = await picture(8, 8);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
