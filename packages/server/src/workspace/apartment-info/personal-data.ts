import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Complexes are public data of K-apt. */
export const apartmentInfoPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'apt_info.name',
        'apt_info.tel',
        'apt_info.fax',
        'apt_info.type_name',
        'apt_info.address',
        'apt_info_revision.differences',
        'work_space_source.facts',
      ],
      because: 'Public data about complexes, no person.',
    },
  ],
};
