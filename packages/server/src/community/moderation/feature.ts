import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerListedWordRoutes } from './listed-word.routes.ts';

/** What keeps texts of the community from readers: listed words, and what is held for our staff (ADR 0153). */
export const moderation = defineFeature({
  name: 'community_moderation',
  routes: [registerListedWordRoutes],
  personalData: {
    kept: [
      {
        columns: ['community_word.word', 'community_word.word_key'],
        because: 'A list of our staff; it says nothing of a person.',
      },
    ],
  },
});
