import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerBrandRoutes } from './brand.routes.ts';
import { createBusinessRegistry } from './business-registry.ts';
import { registerBusinessRoutes } from './business.routes.ts';
import { checkBusinessesNightly } from './check-businesses.job.ts';
import { seedDemoChecks } from './demo-checks.ts';
import { businessPersonalData } from './personal-data.ts';

/** The business details of brands, their licence and its review. */
export const businesses = defineFeature({
  name: 'businesses',
  open: ({ platform }: FastifyInstance) => createBusinessRegistry(platform.config.nts),
  routes: [(app, registry) => registerBusinessRoutes(app, registry), registerBrandRoutes],
  jobs: [checkBusinessesNightly],
  personalData: businessPersonalData,
  demo: { name: 'business checks', order: 22, seed: seedDemoChecks },
});
