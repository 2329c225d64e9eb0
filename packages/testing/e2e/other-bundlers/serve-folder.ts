import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

type Options = {
  /** A free port unless one is given. */
  port?: number;
  /** The origin to which requests below `/api/` are forwarded, like a site of another team does. */
  api?: string;
};

/** Serves a folder to pages of every origin. */
export async function serveFolder(
  dir: string,
  { port = 0, api }: Options = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (api !== undefined && request.url?.startsWith('/api/')) {
      const { method = 'GET', headers } = request;
      const onward = forward(new URL(request.url, api), { method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const content = await readFile(join(dir, path)).catch(() => undefined);
    response
      .writeHead(content ? 200 : 404, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
      })
      .end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
