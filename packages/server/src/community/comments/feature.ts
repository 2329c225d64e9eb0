import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCommentRoutes } from './comment.routes.ts';
import { seedDemoComments, seedDemoFieldComments } from './demo-comments.ts';
import { commentPersonalData } from './personal-data.ts';

/** Comments on posts and answers of the community (ADR 0142). */
export const boardComments = defineFeature({
  name: 'board_comments',
  routes: [registerCommentRoutes],
  personalData: commentPersonalData,
  demo: [
    { name: 'board_comments', order: 54, seed: seedDemoComments },
    { name: 'board_field_comments', order: 58, seed: seedDemoFieldComments },
  ],
});
