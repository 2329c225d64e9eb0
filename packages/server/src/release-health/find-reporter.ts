import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../platform/database/open-database.ts';
import { getClientNetwork } from '../platform/http/client-network.ts';
import { findVisit, isReportProof, type Visit } from '../releases/index.ts';

/** A browser whose report counts in the evaluation of releases. `browser` and `network` are hashes. */
export type Reporter = { browser: string; network: string; visit: Visit };

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** The part of an IPv6 address that one customer of a provider has. */
const CUSTOMER_BITS = 48;

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
  const network = getClientNetwork(request, CUSTOMER_BITS);
  // A loopback address belongs to a developer, or to a proxy that does not forward the client's address.
  return {
    visit,
    browser: hash('browser', visit.id),
    network: LOOPBACK.has(network) ? hash('browser', visit.id) : hash('network', network),
  };
}
