import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Questions and answers are our staff’s. */
export const faqPersonalData: PersonalDataContributor = {
  kept: [{ columns: ['faq.words'], because: 'Questions and answers of our staff.' }],
};
