import type { Endpoint } from '@danji/contracts/define-endpoint';
import { withoutIds } from '@danji/contracts/without-ids';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that a route serves. */
    endpoint?: Endpoint;
  }
}

/** A response of this server that breaks its own contract: always an error of the server, never of the caller. */
class ContractViolation extends Error {
  override name = 'ContractViolation';
}

const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
const checks = new WeakMap<Endpoint, ValidateFunction>();

function getCheck(endpoint: Endpoint): ValidateFunction {
  const check = checks.get(endpoint) ?? ajv.compile(withoutIds(endpoint.response));
  checks.set(endpoint, check);
  return check;
}

/**
 * Checks every successful response against its contract, so that an error is a logged 500 where it is made and not a
 * broken screen. This is for development and tests; in production the contract's serializer alone decides what is sent.
 */
export function registerResponseCheck(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request: FastifyRequest, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || reply.statusCode >= 300) return payload;
    const check = getCheck(endpoint);
    if (!check(payload)) throw new ContractViolation(`${endpoint.id}: ${ajv.errorsText(check.errors)}`);
    return payload;
  });
}
