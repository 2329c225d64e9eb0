import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const BUCKET = '/danji/';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const fault = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listing(objects: Map<string, Buffer>, prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-20T00:00:00.000Z</LastModified><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
    )
    .join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`;
}

type S3Server = {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Multipart uploads that are neither completed nor aborted. */
  uploads: ReadonlyMap<string, unknown>;
  /** Bytes of every part that arrived, in the order of arrival. */
  partSizes: number[];
  /** Number of next parts whose connection breaks off half-way. */
  breakParts(count: number): void;
  close(): Promise<void>;
};

/** Parts of objects that arrive in several requests, until they are put together or given up. */
class Multiparts {
  readonly uploads = new Map<string, Map<number, Buffer>>();

  /** Answers a request about an upload in parts; `undefined` for any other. A whole one is given to `keep`. */
  answer(
    { method }: IncomingMessage,
    search: URLSearchParams,
    body: Buffer,
    keep: (bytes: Buffer) => void,
  ): { xml?: string; etag?: string } | 'NoSuchUpload' | undefined {
    if (method === 'POST' && search.has('uploads')) {
      const id = randomUUID();
      this.uploads.set(id, new Map());
      return { xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
    }
    const id = search.get('uploadId');
    if (id === null) return undefined;
    const parts = this.uploads.get(id);
    if (!parts) return 'NoSuchUpload';
    if (method === 'PUT') {
      parts.set(Number(search.get('partNumber')), body);
      return { etag: `"${sha256(body).slice(0, 32)}"` };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return {};
    keep(Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)));
    return { xml: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' };
  }
}

/**
 * A server with the part of S3 that the storage uses. It refuses unsigned requests and altered content: a body whose
 * hash is not the signed one, or one wrapped in checksum chunks.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const multiparts = new Multiparts();
  const partSizes: number[] = [];
  let breaks = 0;
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
    if (searchParams.has('partNumber') && breaks > 0) {
      breaks -= 1;
      return void request.once('data', () => request.socket.destroy());
    }
    const body = await readBody(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return void fault(response, 403, 'AccessDenied');
    if (
      request.headers['content-encoding']?.includes('aws-chunked') ||
      request.headers['x-amz-content-sha256'] !== sha256(body)
    )
      return void fault(response, 400, 'XAmzContentSHA256Mismatch');
    const key = decodeURIComponent(pathname.slice(BUCKET.length));
    const part = multiparts.answer(request, searchParams, body, (bytes) => objects.set(key, bytes));
    if (part === 'NoSuchUpload') return void fault(response, 404, part);
    if (part) {
      if (part.etag) partSizes.push(body.length);
      return void response
        .writeHead(part.xml || part.etag ? 200 : 204, { ...(part.etag && { etag: part.etag }) })
        .end(part.xml && `<?xml version="1.0"?>${part.xml}`);
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, named = ''] of body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(named);
      return void response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
    }
    if (searchParams.get('list-type') === '2')
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(objects, searchParams.get('prefix') ?? ''));
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
    uploads: multiparts.uploads,
    partSizes,
    breakParts: (count) => void (breaks = count),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
