import { defineFeature } from '../platform/features/define-feature.ts';
import { seedCommunityActs } from './seed-community-acts.ts';
import { seedPeople } from './seed-people.ts';

/** Demo data of more than one feature. */
export const demo = defineFeature({
  name: 'demo',
  // Accounts and the work spaces that they open are one part, because older databases have both or neither.
  demo: [
    { name: 'first', order: 20, seed: seedPeople },
    { name: 'community_acts', order: 94, seed: seedCommunityActs },
  ],
});
