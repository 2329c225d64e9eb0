import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Reports about releases. */
export const releaseHealthPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['release_fault.browser', 'release_voter.reporter', 'release_voter.network'],
      because: 'Keyed hashes, which `release_health.clean_up` deletes after 30 days.',
    },
  ],
};
