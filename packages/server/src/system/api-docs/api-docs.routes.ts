import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The committed description; a test compares it with the contracts. */
const FILE = fileURLToPath(new URL('../../../openapi.json', import.meta.url));

/** Content Security Policy of the page; `data:` only for the icons in the viewer's style sheet. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the description of the calls: `/api/openapi.json`, and `/api/docs` to try them out. In production it is closed
 * unless API_DOCS opens it, because it names every call of operators.
 */
export async function registerApiDocRoutes(app: FastifyInstance): Promise<void> {
  if (!app.platform.config.apiDocs) return;
  await app.register(swagger, { mode: 'static', specification: { path: FILE, baseDir: dirname(FILE) } });
  app.get('/api/openapi.json', () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: '단지 API' },
    // No outside validator is asked, and a token that a user enters is not stored.
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      displayOperationId: true,
      showExtensions: true,
      persistAuthorization: false,
    },
  });
}
