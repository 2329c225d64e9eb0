import { ENDPOINTS } from '@danji/contracts/endpoints';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { listCalls } from '@danji/contracts/releases/release-calls.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

let calls: Record<string, string> | undefined;

/** Lists the calls of this server for the release tool, so that a release made for another API is not promoted. */
export function callListRoutes(app: FastifyInstance): void {
  route(app, listCalls, async () => {
    calls ??= Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.id, hashCall(endpoint)]));
    return { calls };
  });
}
