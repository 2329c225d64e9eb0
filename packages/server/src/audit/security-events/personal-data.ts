import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Security events outlive the account that they are about. */
export const securityEventPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['security_event.ip', 'security_event.network', 'security_event.user_agent', 'security_event.detail'],
      because:
        'Records of access to personal data are kept for two years (개인정보의 안전성 확보조치 기준); `security_events.clean_up` deletes them.',
    },
  ],
};
