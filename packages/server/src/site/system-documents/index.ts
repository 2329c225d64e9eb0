import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../files/index.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerConsentRoutes } from './consent.routes.ts';
import { registerSystemDocumentRoutes } from './system-document.routes.ts';
import { DOCUMENT_FILE_USE } from './system-document.service.ts';
import { systemDocumentPersonalData } from './personal-data.ts';

export { seedDemoDocuments } from './demo-documents.ts';
export { findSignUpVersions } from './consent.repository.ts';

/** Terms and privacy policy in versions, and the consents of members. */
export async function registerSystemDocuments(app: FastifyInstance): Promise<void> {
  registerFileUse(app, DOCUMENT_FILE_USE, 'public');
  registerSystemDocumentRoutes(app);
  registerConsentRoutes(app);
  registerPersonalData(app.platform, 'system_documents', systemDocumentPersonalData);
}
