import { expect, test } from '@jest/globals';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { findPurchaseRecipients } from '@danji/contracts/points/purchase-recipients';
import * as fc from 'fast-check';

const GRADES = RecommendGrade.options.map(({ code }) => code);
const anyAncestors = fc
  .array(fc.constantFrom(...GRADES), { maxLength: 12 })
  .map((grades) => grades.map((grade, distance) => ({ grade, distance })));

test('the parent is the first one above, the master the nearest one of that grade, and nobody else gets anything', () => {
  fc.assert(
    fc.property(anyAncestors, (ancestors) => {
      const { parent, master } = findPurchaseRecipients(ancestors);
      expect(parent?.distance).toBe(ancestors.length > 0 ? 0 : undefined);
      const masters = ancestors.filter(({ grade }) => grade === RecommendGrade.MASTER).map(({ distance }) => distance);
      expect(master?.distance).toBe(masters.length > 0 ? Math.min(...masters) : undefined);
    }),
  );
});

test('whoever is above the nearest master changes nothing', () => {
  fc.assert(
    fc.property(anyAncestors, anyAncestors, (below, above) => {
      const ancestors = [...below, { grade: RecommendGrade.MASTER, distance: below.length }];
      const more = above.map(({ grade }, place) => ({ grade, distance: ancestors.length + place }));
      expect(findPurchaseRecipients([...ancestors, ...more])).toEqual(findPurchaseRecipients(ancestors));
    }),
  );
});
