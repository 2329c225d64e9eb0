import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Exports of work spaces: the archives are deleted after a week. */
export const workspaceExportPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['work_hand_over.message'],
      because: 'The step of an export; who made it is shown by the name of the account.',
    },
  ],
};
