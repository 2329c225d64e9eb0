import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoReplies } from './demo-replies.ts';
import { savedReplyPersonalData } from './personal-data.ts';
import { registerSavedReplyRoutes } from './saved-reply.routes.ts';

/** Texts that our staff inserts into answers to inquiries. */
export const savedReplies = defineFeature({
  name: 'saved_replies',
  routes: [registerSavedReplyRoutes],
  personalData: savedReplyPersonalData,
  demo: { name: 'saved replies', order: 99, seed: seedDemoReplies },
});
