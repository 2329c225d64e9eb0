import { ENDPOINTS } from '@danji/contracts/endpoints';
import { expect, test } from '@jest/globals';

const tagsOf = (kind: 'reads' | 'changes') => new Set(ENDPOINTS.flatMap((endpoint) => endpoint[kind]));

/** Data that changes by events of the server alone. */
const ONLY_READ = ['kapt_notice', 'payment_check', 'point_check'];

test('what a call changes is read by another one, and what is read is changed', () => {
  const [read, changed] = [tagsOf('reads'), tagsOf('changes')];
  expect([...changed].filter((tag) => !read.has(tag))).toEqual([]);
  expect([...read].filter((tag) => !changed.has(tag)).toSorted()).toEqual(ONLY_READ);
});

test('a call that changes nothing names no changes, and one that changes something no reads', () => {
  // The link to an export is a POST that changes nothing but shows that the export may have expired.
  const wrong = ENDPOINTS.filter((endpoint) =>
    endpoint.isReadOnly ? endpoint.changes.length > 0 : endpoint.reads.length > 0,
  );
  expect(wrong.map(({ id }) => id)).toEqual(['apts.link_hand_over']);
});
