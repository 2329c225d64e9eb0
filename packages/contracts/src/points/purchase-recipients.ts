import { RecommendGrade, type RecommendGradeCode } from '../codes/user-codes.ts';

/** A member above the buyer, the nearest first. */
type Ancestor = { grade: RecommendGradeCode };

/**
 * Finds the members who get points from a purchase (DECISIONS, Points): the parent is the first one above the buyer,
 * the master the nearest one of grade MASTER. Where both are one member, it gets the larger of the two amounts. A
 * blocked or withdrawn one stays the recipient and gets nothing: the share does not go to the next one above.
 */
export function findPurchaseRecipients<A extends Ancestor>(
  ancestors: readonly A[],
): { parent: A | null; master: A | null } {
  return {
    parent: ancestors[0] ?? null,
    master: ancestors.find(({ grade }) => grade === RecommendGrade.MASTER) ?? null,
  };
}
