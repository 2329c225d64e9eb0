import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerTemplateRoutes } from './template.routes.ts';

/** The kinds of notifications and their texts, for our staff. */
export const notificationTemplates = defineFeature({
  name: 'notification-templates',
  routes: [registerTemplateRoutes],
});
