import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses, ownerAndStaffMayRead } from '../../site/files/index.ts';
import { cleanUp } from './clean-up.ts';
import { COMPLIANCE_FILE_USE } from './compliance-document.repository.ts';
import { registerComplianceDocumentRoutes } from './compliance-document.routes.ts';
import { seedDemoDocuments } from './demo-documents.ts';
import { complianceDocumentPersonalData } from './personal-data.ts';
import { remindExpiry } from './remind-expiry.job.ts';

/** Licences, insurances and other documents of brands, checked by our staff. */
export const complianceDocuments = defineFeature({
  name: 'compliance_documents',
  routes: [registerComplianceDocumentRoutes],
  jobs: [remindExpiry, cleanUp],
  personalData: complianceDocumentPersonalData,
  demo: { name: 'compliance documents', order: 36, seed: seedDemoDocuments },
  contributions: [contribute(fileUses, COMPLIANCE_FILE_USE, ownerAndStaffMayRead)],
});
