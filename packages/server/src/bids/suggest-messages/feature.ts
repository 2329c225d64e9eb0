import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoMessages } from './demo-messages.ts';
import { suggestMessagePersonalData } from './personal-data.ts';
import { registerSuggestMessageRoutes } from './suggest-message.routes.ts';

/** Messages about requests on notices that are no bids, between a vendor and an office (ADR 0127). */
export const suggestMessages = defineFeature({
  name: 'suggest_messages',
  routes: [registerSuggestMessageRoutes],
  personalData: suggestMessagePersonalData,
  demo: { name: 'suggest_messages', order: 66, seed: seedDemoMessages },
});
