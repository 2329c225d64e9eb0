import type { FastifyInstance } from 'fastify';
import { createBusinessRegistry } from '../../accounts/businesses/index.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { orderReductions } from '../orders/index.ts';
import { correctIssued } from './correct-documents.ts';
import { taxDocumentPersonalData } from './personal-data.ts';
import { renewTaxNumbers } from './renew-numbers.job.ts';
import { registerTaxDocumentRoutes } from './tax-document.routes.ts';

/** Cash receipts and tax invoices of orders. */
export const taxDocuments = defineFeature({
  name: 'tax_documents',
  open: ({ platform }: FastifyInstance) => createBusinessRegistry(platform.config.nts),
  routes: [registerTaxDocumentRoutes],
  jobs: [renewTaxNumbers],
  personalData: taxDocumentPersonalData,
  contributions: [contribute(orderReductions, 'tax_documents', correctIssued)],
});
