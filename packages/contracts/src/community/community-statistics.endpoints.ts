import { defineEndpoint } from '../define-endpoint.ts';
import { date, strictObject } from '../fields.ts';
import { communityStatistics } from './community-statistics.ts';

export const getCommunityStatistics = defineEndpoint({
  id: 'boards.community_statistics',
  title: '커뮤니티 통계',
  method: 'GET',
  path: '/api/boards/community_statistics/',
  audience: ['staff'],
  reads: ['community_post', 'community_answer'],
  origin: 'extension',
  summary:
    'What members wrote in a period, by day and in all: posts, answers, comments and writers, how many questions were answered, how soon, and the points that were paid for acts. At most 92 days.',
  query: strictObject({ date_start: date('시작일'), date_end: date('종료일') }),
  response: communityStatistics,
});
