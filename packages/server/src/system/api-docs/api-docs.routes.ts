import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressQuickly, sendAsset, type Coding } from '../../platform/http/assets.ts';
import { docsPage, docsPolicy, docsStart } from './docs-page.ts';
import { renderOpenApi } from './openapi-file.ts';

type File = { path: string; bytes: Buffer; days: number };
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** Creates a handler that sends one file; each encoding of it is made once. */
function createFileSender(load: () => File | Promise<File>) {
  let loaded: Promise<File> | undefined;
  const encodings = new Map<Coding, Promise<Buffer>>();
  const read =
    (bytes: Buffer) =>
    (coding: Coding): Promise<Buffer> => {
      const encoded =
        encodings.get(coding) ?? (coding === 'identity' ? Promise.resolve(bytes) : compressQuickly(coding, bytes));
      encodings.set(coding, encoded);
      return encoded;
    };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    loaded ??= Promise.resolve(load());
    const { path, bytes, days } = await loaded;
    return sendAsset(request, reply, {
      path,
      hash: createHash('sha256').update(bytes).digest('hex'),
      audience: 'public',
      days,
      read: read(bytes),
    });
  };
}

const readViewerFile = async (name: string): Promise<File> => ({
  path: name,
  bytes: await readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))),
  days: 1,
});

/**
 * Serves the description of the calls: `/api/openapi.json`, and `/api/docs` to try them out. In production it is closed
 * unless API_DOCS opens it, because it names every call of operators.
 */
export function registerApiDocRoutes(app: FastifyInstance): void {
  if (!app.platform.config.apiDocs) return;
  app.get(
    '/api/openapi.json',
    createFileSender(() => ({ path: 'openapi.json', bytes: Buffer.from(renderOpenApi()), days: 0 })),
  );
  for (const url of ['/api/docs', '/api/docs/'])
    app.get(url, (_request, reply) =>
      reply
        .header('content-security-policy', docsPolicy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(docsPage),
    );
  app.get(
    '/api/docs/start.js',
    createFileSender(() => ({ path: 'start.js', bytes: Buffer.from(docsStart), days: 0 })),
  );
  for (const name of VIEWER_FILES)
    app.get(
      `/api/docs/${name}`,
      createFileSender(() => readViewerFile(name)),
    );
}
