import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Popups are our staff’s. */
export const popupPersonalData: PersonalDataContributor = {
  kept: [{ columns: ['main_popup.title', 'main_popup.content', 'main_popup.link'], because: 'Popups of our staff.' }],
};
