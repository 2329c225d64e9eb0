import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const BUCKET = '/danji/';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const fault = (response: ServerResponse, status: number, code: string) => response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listing(objects: Map<string, Buffer>, prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T00:00:00.000Z</LastModified><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`;
}

/**
 * As much of S3 as the storage uses. It refuses what is not signed and what does not arrive as it was sent: a body whose
 * hash is not the signed one, or one wrapped in checksum chunks.
 */
export async function startS3(): Promise<{ endpoint: string; objects: Map<string, Buffer>; close(): Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
    const body = await readBody(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return void fault(response, 403, 'AccessDenied');
    if (request.headers['content-encoding']?.includes('aws-chunked') || request.headers['x-amz-content-sha256'] !== sha256(body)) return void fault(response, 400, 'XAmzContentSHA256Mismatch');
    const key = decodeURIComponent(pathname.slice(BUCKET.length));
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, named = ''] of body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(named);
      return void response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
    }
    if (searchParams.get('list-type') === '2') return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(objects, searchParams.get('prefix') ?? ''));
    const found = objects.get(key);
    return void (found ? response.end(found) : fault(response, 404, 'NoSuchKey'));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
