import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerListedWordRoutes } from './listed-word.routes.ts';

/** The checks that keep community texts from readers: listed words, and texts held for our staff (ADR 0153). */
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
