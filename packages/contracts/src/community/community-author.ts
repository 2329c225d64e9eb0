import { Type, type Static } from 'typebox';
import { JobGrade } from '../codes/job-grade.ts';
import { entity, labelled, nullable, publicId } from '../fields.ts';

/** The earned points from which a member has each level, the first from none (ADR 0141). */
const LEVEL_POINTS = [0, 100, 500, 2000, 10_000, 50_000, 200_000] as const;
const MAX_COMMUNITY_LEVEL = LEVEL_POINTS.length;

/** The level of a member by the points it has earned, from 1. */
export const toCommunityLevel = (earned: number): number =>
  LEVEL_POINTS.filter((points, at) => at === 0 || earned >= points).length;

/**
 * The author of a post, an answer or a comment: never a name, an e-mail address or a telephone number (DECISIONS,
 * Community). An anonymous author has neither a public id nor a grade nor a level.
 */
export const communityAuthor = entity('CommunityAuthor', {
  nano_id: labelled('공개 번호', nullable(publicId)),
  nickname: Type.String({ label: '별명' }),
  /** `null` for vendors. */
  job_grade: labelled('직급', nullable(JobGrade.schema)),
  level: labelled('레벨', nullable(Type.Integer({ minimum: 1, maximum: MAX_COMMUNITY_LEVEL }))),
  is_vendor: Type.Boolean({ label: '업체' }),
});
export type CommunityAuthor = Static<typeof communityAuthor>;
