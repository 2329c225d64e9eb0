import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How the store answers an upload; a test chooses. */
const UPLOAD_RESPONSES = ['ok', 'slow', 'fails', 'without-id'] as const;
export type UploadResponse = (typeof UPLOAD_RESPONSES)[number];
export const FILES_PATH = '/api/commons/files/';
const SLOW_MS = 1500;
/** One grey dot, stretched to whatever size a picture of the corpus has. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqan5DwAFBgKLTDPfOQAAAABJRU5ErkJggg==',
  'base64',
);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A picture store in memory that speaks like the product's: `POST` takes one file, `GET <id>/` gives it back. */
export function createImageStore(): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const files = new Map<string, { type: string; bytes: Buffer }>();
  return async (request, response, url) => {
    if (request.method !== 'POST') {
      const file = files.get(url.pathname.slice(FILES_PATH.length, -1));
      response.writeHead(200, { 'content-type': file?.type ?? 'image/png' }).end(file?.bytes ?? DOT);
      return;
    }
    const answer = UPLOAD_RESPONSES.find((one) => one === url.searchParams.get('answer')) ?? 'ok';
    const bytes = await readBody(request);
    if (answer === 'slow') await wait(SLOW_MS);
    if (answer === 'fails') {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const id = randomUUID();
    files.set(id, { type: request.headers['content-type'] ?? 'application/octet-stream', bytes });
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer === 'without-id' ? {} : { id }));
  };
}
