import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../platform/database/open-database.ts';
import { findVisit, isReportProof, type Visit } from '../releases/index.ts';

/** A browser whose report counts in the evaluation of releases. `browser` and `network` are hashes. */
export type Reporter = { browser: string; network: string; visit: Visit };

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/**
 * The part of an address that one customer of a provider has: a whole IPv4 address, the first 48 bits of an IPv6
 * address.
 */
export function toNetwork(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address) || LOOPBACK.has(address)) return address;
  const [head = ''] = address.split('::', 1);
  return [...head.split(':'), '0', '0']
    .slice(0, 3)
    .map((group) => group || '0')
    .join(':');
}

/**
 * Identifies the browser that sends a report, by our cookie and the proof of a page it got within a day. Operators with
 * an override do not count.
 */
export async function findReporter(
  db: Db,
  request: FastifyRequest,
  proof: string | undefined,
  now: Date,
): Promise<Reporter | undefined> {
  if (proof === undefined) return undefined;
  const { platform } = request.server;
  const visit = await findVisit(db, request);
  if (visit.id === undefined || visit.override.length > 0 || !isReportProof(platform, visit.id, proof, now))
    return undefined;
  const hash = (kind: string, text: string): string =>
    createHmac('sha256', platform.signingKey)
      .update(`release-voter\0${kind}\0${text}`)
      .digest('base64url')
      .slice(0, 22);
  const network = toNetwork(request.ip);
  // A loopback address belongs to a developer, or to a proxy that does not forward the client's address.
  return {
    visit,
    browser: hash('browser', visit.id),
    network: LOOPBACK.has(network) ? hash('browser', visit.id) : hash('network', network),
  };
}
