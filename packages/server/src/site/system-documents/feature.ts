import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../files/index.ts';
import { registerConsentRoutes } from './consent.routes.ts';
import { seedDemoDocuments } from './demo-documents.ts';
import { systemDocumentPersonalData } from './personal-data.ts';
import { remindMarketing } from './remind-marketing.job.ts';
import { registerSystemDocumentRoutes } from './system-document.routes.ts';
import { DOCUMENT_FILE_USE } from './system-document.service.ts';

/** Terms and privacy policy in versions, and the consents of members. */
export const systemDocuments = defineFeature({
  name: 'system_documents',
  routes: [registerSystemDocumentRoutes, registerConsentRoutes],
  jobs: [remindMarketing],
  personalData: systemDocumentPersonalData,
  demo: { name: 'documents', order: 10, seed: seedDemoDocuments },
  contributions: [contribute(fileUses, DOCUMENT_FILE_USE, 'public')],
});
