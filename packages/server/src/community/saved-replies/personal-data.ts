import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Saved replies are our staff’s, and name nobody. */
export const savedReplyPersonalData: PersonalDataContributor = {
  kept: [{ columns: ['saved_reply.title', 'saved_reply.content'], because: 'Texts of our staff for all answers.' }],
};
