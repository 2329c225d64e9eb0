import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pagePolicy } from '@danji/server/system/web-host/page-policy';
import { buildBundle } from './build-bundle.ts';
import { createImageStore, FILES_PATH } from './image-store.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const STAGE = { stage: join(import.meta.dirname, 'stage.tsx') };

const renderPage = (entry: string, nonce: string, hasStyles: boolean): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>편집기 무대</title>
${hasStyles ? `<link rel="stylesheet" href="/assets/${entry}.css">` : ''}
<script type="module" src="/assets/${entry}.js" nonce="${nonce}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

function sendFile(response: ServerResponse, file: string): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
}

export type StageServer = { url: string; /** The folder of the bundle. */ outDir: string; close: () => void };

/**
 * Builds the entries (paths by name; by default the editor stage) and serves each as a page of its name on loopback,
 * with the product's Content Security Policy and an image store; `/` is the first entry. Port 0 selects a free port.
 */
export async function startStageServer({
  port = 0,
  entries = STAGE,
}: { port?: number; entries?: Record<string, string> } = {}): Promise<StageServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'danji-editor-stage-'));
  await buildBundle(entries, outDir);
  const names = Object.keys(entries);
  const handleFile = createImageStore();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stage');
    const path = normalize(url.pathname);
    if (path.startsWith('/assets/')) sendFile(response, join(outDir, path.slice('/assets/'.length)));
    else if (path.startsWith(FILES_PATH))
      handleFile(request, response, url).catch((error: unknown) => {
        response.destroy(error as Error);
      });
    else {
      const entry = names.find((name) => path === `/${name}`) ?? names[0] ?? '';
      const nonce = randomBytes(16).toString('base64');
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce),
      });
      response.end(renderPage(entry, nonce, existsSync(join(outDir, `${entry}.css`))));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    outDir,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
