import { MAX_COMMUNITY_STATISTICS_DAYS } from '@danji/contracts/community/community-statistics';
import { getCommunityStatistics } from '@danji/contracts/community/community-statistics.endpoints';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { readCommunityStatistics } from './community-statistics.ts';

/** The statistics of texts in the community, for our staff. */
export const communityStatistics = defineFeature({
  name: 'community_statistics',
  routes: [
    (app) =>
      route(app, getCommunityStatistics, ({ db, query }) => {
        checkPeriod(query, MAX_COMMUNITY_STATISTICS_DAYS);
        return readCommunityStatistics(db, query);
      }),
  ],
});
