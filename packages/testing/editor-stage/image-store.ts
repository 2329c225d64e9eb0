import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Responses of the store to an upload; a test selects one. */
const UPLOAD_RESPONSES = ['ok', 'slow', 'fails', 'without-id'] as const;
export type UploadResponse = (typeof UPLOAD_RESPONSES)[number];
export const FILES_PATH = '/api/commons/files/';
const SLOW_MS = 1500;
/** A grey PNG of one pixel, which the page scales to the size of an image of the corpus. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqan5DwAFBgKLTDPfOQAAAABJRU5ErkJggg==',
  'base64',
);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An image store in memory with the API of the product: `POST` stores one file, `GET <id>/` returns it. */
export function createImageStore(): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const files = new Map<string, { type: string; bytes: Buffer }>();
  return async (request, response, url) => {
    if (request.method !== 'POST') {
      const file = files.get(url.pathname.slice(FILES_PATH.length, -1));
      response.writeHead(200, { 'content-type': file?.type ?? 'image/png' }).end(file?.bytes ?? PIXEL);
      return;
    }
    const outcome = UPLOAD_RESPONSES.find((one) => one === url.searchParams.get('answer')) ?? 'ok';
    const bytes = await readBody(request);
    if (outcome === 'slow') await wait(SLOW_MS);
    if (outcome === 'fails') {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const id = randomUUID();
    files.set(id, { type: request.headers['content-type'] ?? 'application/octet-stream', bytes });
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify(outcome === 'without-id' ? {} : { id }));
  };
}
