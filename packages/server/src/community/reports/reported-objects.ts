import { ReportedKind, type ReportedKindCode } from '@danji/contracts/codes/report-codes';
import { reportedAnswers } from '../answers/index.ts';
import { reportedComments } from '../comments/index.ts';
import { type ReportedObjects, reportedPosts } from '../posts/index.ts';
import { reportedQuestions } from '../../shop/questions/index.ts';
import { reportedReviews } from '../../shop/reviews/index.ts';

/** The operations on reported objects, by their kind. */
export const REPORTED: Record<ReportedKindCode, ReportedObjects> = {
  [ReportedKind.POST]: reportedPosts,
  [ReportedKind.ANSWER]: reportedAnswers,
  [ReportedKind.COMMENT]: reportedComments,
  [ReportedKind.REVIEW]: reportedReviews,
  [ReportedKind.QUESTION]: reportedQuestions,
};
