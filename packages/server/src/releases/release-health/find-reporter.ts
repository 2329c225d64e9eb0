import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { findVisit, isReportProof, type Visit } from '../releases/index.ts';
import { findEligibleAccount } from './eligible-account.ts';

/**
 * Finds the sender of a report that counts as a sample: the account of the session that the report carries when it is eligible,
 * else the browser. `reporter` and `network` are hashes.
 */
export type Reporter = { reporter: string; isAccount: boolean; network: string; visit: Visit };

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** The part of an IPv6 address that one customer of a provider has. */
const CUSTOMER_BITS = 48;

/**
 * Identifies the sender of a report: its browser by our cookie and the proof of a page it got within a day, its account
 * by the session cookie, also when the user signed in after the page had loaded. Operators with an override do not
 * count.
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
  const account = await findEligibleAccount(db, visit.visitor, now);
  const network = getClientNetwork(request, CUSTOMER_BITS);
  // A loopback address belongs to a developer, or to a proxy that does not forward the client's address.
  return {
    visit,
    reporter: account === undefined ? hash('browser', visit.id) : hash('account', String(account)),
    isAccount: account !== undefined,
    network: LOOPBACK.has(network) ? hash('browser', visit.id) : hash('network', network),
  };
}
