import type { FastifyRequest } from 'fastify';

/**
 * The path and query of a page request, starting with a slash. A client may also name the host in it (RFC 9112, 3.2.2),
 * which is of no interest: this server is one site.
 */
export function toPageAddress({ url }: Pick<FastifyRequest, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return address.startsWith('/') ? address : `/${address}`;
}

/**
 * The same address with one slash at its start when it has more (or backslashes, which browsers read as slashes):
 * `//evil.test` would be another site to everybody who reads it as an address.
 */
export const findPlainAddress = (address: string): string | undefined =>
  /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : undefined;

/** The URL of a page request. */
export const toPageUrl = (request: FastifyRequest): URL =>
  new URL(request.server.platform.config.webOrigin + toPageAddress(request));
