import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerApiDocRoutes } from './api-docs.routes.ts';

/** The description of the calls. */
export const apiDocs = defineFeature({
  name: 'api_docs',
  routes: [registerApiDocRoutes],
});
