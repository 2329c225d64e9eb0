import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getOwn } from '@danji/contracts/get-own';
import type { ProblemCode } from '@danji/contracts/problem';
import { nanoid } from 'nanoid';
import { ProblemError } from '../problem-error.ts';
import { PROBLEM_JSON } from './error-responses.ts';

const CODES: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Responds to bytes that are no HTTP request, or arrive too late. Node passes no request to Fastify, so the response is
 * written directly to the socket.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const id = nanoid(16);
  const problem = new ProblemError(getOwn(CODES, error.code ?? '') ?? 'malformed_request');
  const body = JSON.stringify(problem.toProblem(id));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      `content-type: ${PROBLEM_JSON}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
