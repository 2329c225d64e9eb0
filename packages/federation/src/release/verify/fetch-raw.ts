import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

export type RawResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as transferred. */
  sent: Buffer;
  /** The decoded body. */
  content: Buffer;
};

const TIMEOUT_MS = 30_000;

const unpack = (sent: Buffer, coding: string | undefined): Buffer =>
  coding === 'br' ? brotliDecompressSync(sent) : sent;

/** Fetches an address like a browser that accepts brotli. Unlike `fetch` it returns the bytes as transferred too. */
export async function fetchRaw(url: URL, token: string): Promise<RawResponse> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        headers: { 'accept-encoding': 'br', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    );
    request.once('error', reject);
  });
  const sent = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    sent,
    content: unpack(sent, response.headers['content-encoding']),
  };
}
