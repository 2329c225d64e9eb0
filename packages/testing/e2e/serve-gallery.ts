import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { E2E } from './addresses.ts';

/**
 * Serves the built gallery (`npm run gallery:build -w @danji/ui`): one page for every path, its files under `/assets/`.
 */
const dist = join(import.meta.dirname, '../../ui/dist');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

function renderPage(): string {
  const { scripts, styles } = JSON.parse(readFileSync(join(dist, 'page.json'), 'utf8')) as {
    scripts: string[];
    styles: string[];
  };
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>단지 디자인 시스템</title>
${styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/assets/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', E2E.gallery).pathname);
  if (!path.startsWith('/assets/')) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderPage());
    return;
  }
  const file = join(dist, path.slice('/assets/'.length));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
});
server.listen(E2E.galleryPort);
process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
