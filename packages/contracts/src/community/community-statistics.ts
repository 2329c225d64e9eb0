import { Type, type Static } from 'typebox';
import { entity, labelled, nullable } from '../fields.ts';

/** The most days of a period: each text of the period is counted. */
export const MAX_COMMUNITY_STATISTICS_DAYS = 92;

const tally = (label: string) => Type.Integer({ minimum: 0, label });
const texts = { posts: tally('글'), answers: tally('답변'), comments: tally('댓글'), writers: tally('글쓴이') };

/** The texts of members on a business day; `writers` are the members who wrote any of them. */
const communityDay = entity('CommunityDay', { date: Type.String({ label: '날짜' }), ...texts });

/** The texts of members in a period, by day and in all, as they are now: removed and hidden ones do not count. */
export const communityStatistics = entity('CommunityStatistics', {
  rows: Type.Array(communityDay, { maxItems: MAX_COMMUNITY_STATISTICS_DAYS, label: '날짜별' }),
  ...texts,
  questions: tally('질문'),
  /** Questions of the period that have an answer by now, and those with an accepted one. */
  answered: tally('답변이 달린 질문'),
  accepted: tally('채택된 질문'),
  /** Half of the answered questions had their first answer within this time, min; `null` without an answer. */
  minutes_to_answer: labelled('첫 답변까지 걸린 시간', nullable(Type.Number({ minimum: 0 }))),
  /** Points for acts of the period by the rules of the community, without rewards and sales. */
  points_paid: tally('활동으로 준 포인트'),
});
export type CommunityStatistics = Static<typeof communityStatistics>;
