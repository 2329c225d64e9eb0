import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../commons/index.ts';
import { consentRoutes } from './consent.routes.ts';
import { systemDocumentRoutes } from './system-document.routes.ts';
import { DOCUMENT_FILE_USE } from './system-document.service.ts';

export { seedDemoDocuments } from './demo-documents.ts';
export { findAgreeable } from './consent.repository.ts';
export { findInForce, listInForce } from './system-document.repository.ts';

/** Terms and privacy policy in versions, and the consents of members. */
export async function registerSystemDocuments(app: FastifyInstance): Promise<void> {
  registerFileUse(app, DOCUMENT_FILE_USE, 'public');
  systemDocumentRoutes(app);
  consentRoutes(app);
}
