import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Data of K-apt about complexes and companies; names and telephone numbers of people in charge are not stored. */
export const kaptNoticePersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'kapt_notice.title',
        'kapt_notice.content',
        'kapt_notice.reason',
        'kapt_notice.work_type',
        'kapt_notice.winner',
      ],
      because: 'Public data about notices of complexes and the companies that were awarded, no person.',
    },
  ],
};
