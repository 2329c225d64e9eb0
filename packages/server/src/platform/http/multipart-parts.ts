import { createHash, type Hash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

type PartsOptions = Parameters<FastifyRequest['parts']>[0];

const hashes = new WeakMap<FastifyRequest, Hash>();

function hashPart(part: Multipart, hash: Hash): Multipart {
  if (part.type === 'field') {
    hash.update(JSON.stringify([part.fieldname, part.value]));
    return part;
  }
  hash.update(JSON.stringify([part.fieldname, part.filename, part.mimetype]));
  const read = part.toBuffer.bind(part);
  part.toBuffer = async () => {
    const bytes = await read();
    hash.update(`${bytes.length}:`).update(bytes);
    return bytes;
  };
  return part;
}

/**
 * The parts of a form as they arrive. Their content is hashed on the way, so a file must be read with `toBuffer`, once.
 */
export async function* readParts(request: FastifyRequest, options?: PartsOptions): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new ProblemError('malformed_request');
  const hash = createHash('sha256');
  hashes.set(request, hash);
  for await (const part of request.parts(options)) yield hashPart(part, hash);
}

/** Reads a whole form only to compute its hash. */
export async function skipParts(request: FastifyRequest): Promise<void> {
  for await (const part of readParts(request)) if (part.type === 'file') await part.toBuffer();
}

/** Hash of the parts that have been read: the same for the same fields and files, whatever their boundary is. */
export const getPartsHash = (request: FastifyRequest): string => hashes.get(request)?.copy().digest('hex') ?? '';
