import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** File types of the web app. Pages are never among them: a file of a release must not become a page of our origin. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.map', '.webmanifest', '.txt', '.svg', '.ico']);

/** Content coding of a file; `identity` is the file itself. */
export type Coding = 'br' | 'gzip' | 'identity';
export type CompressedCoding = Exclude<Coding, 'identity'>;
export const COMPRESSED: readonly CompressedCoding[] = ['br', 'gzip'];

/** Content type of a file by its name, `undefined` for a type that is not served. */
export const getAssetType = (path: string): string | undefined => TYPES[extname(path)];
export const isCompressible = (path: string): boolean => COMPRESSIBLE.has(extname(path));

const deflate = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses at the highest level; meant for bytes that are sent many times. */
export const compressFully = (coding: CompressedCoding, bytes: Buffer): Promise<Buffer> =>
  coding === 'br'
    ? deflate.br(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : deflate.gzip(bytes, { level: 9 });

/** Compresses quickly, for a response that is made for one visit. */
export const compressQuickly = (coding: CompressedCoding, bytes: Buffer): Promise<Buffer> =>
  coding === 'br'
    ? deflate.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : deflate.gzip(bytes, { level: 5 });

/** The best coding that the caller accepts. */
export function negotiateCoding(request: FastifyRequest): Coding {
  const offers = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((offer) =>
      offer
        .trim()
        .toLowerCase()
        .split(';')
        .map((part) => part.trim()),
    );
  const accepted = new Set(offers.filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight)).map(([name]) => name));
  return COMPRESSED.find((coding) => accepted.has(coding)) ?? 'identity';
}

type Asset = {
  path: string;
  /** Hash of the content, used as the entity tag. */
  hash: string;
  /**
   * `public` lets shared caches store the file, `private` only the visitor's own, because not everybody may have it.
   */
  audience: 'public' | 'private';
  /** Days it may be cached; a year or more also means that it never changes. */
  days: number;
  /** Origins of other sites whose pages may load the file; without any, only our own pages may. */
  origins?: readonly string[];
  read(coding: Coding): Promise<Buffer>;
};

const YEAR = 365;

/**
 * Headers that concern documents, windows and other programs that open files. On the dozen scripts of a visit they were
 * 4 kB without use.
 */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Allows pages of the listed origins to load a file. A page of another origin can still run it as a classic script, since
 * no header names the origins of those; therefore only public files may be listed.
 */
export function allowOrigins(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  reply.header('cross-origin-resource-policy', origins.length > 0 ? 'cross-origin' : 'same-origin');
  if (origins.length === 0) return;
  reply.header('vary', [reply.getHeader('vary'), 'origin'].filter(Boolean).join(', '));
  const { origin } = request.headers;
  if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}

/**
 * Sends a file of the web app: compressed when the caller accepts that, and with 304 when the caller already has this
 * content.
 */
export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, hash, audience, days, origins = [], read }: Asset,
): Promise<FastifyReply> {
  const coding = isCompressible(path) ? negotiateCoding(request) : 'identity';
  const tag = `"${hash}${coding === 'identity' ? '' : `-${coding}`}"`;
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  reply
    .header('cache-control', `${audience}, max-age=${days * 86_400}${days >= YEAR ? ', immutable' : ''}`)
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff');
  if (isCompressible(path)) reply.header('vary', 'accept-encoding');
  allowOrigins(request, reply, origins);
  if (
    String(request.headers['if-none-match'] ?? '')
      .split(',')
      .map((each) => each.trim())
      .some((etag) => etag.replace(/^W\//, '') === tag)
  )
    return reply.status(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(getAssetType(path) ?? 'application/octet-stream').send(await read(coding));
}
