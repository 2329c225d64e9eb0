import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { findPeople } from '@danji/server/platform/security-events/record-read';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; allOf?: Schema[] };

/** Whether a response has the e-mail address of a person beside the phone number. */
function hasContact({ properties = {}, items, anyOf = [], allOf = [] }: Schema): boolean {
  if (properties['email'] && properties['tel']) return true;
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...allOf].some(hasContact);
}

/** One's own contact data. */
const OWN = new Set(['users.get_me', 'apts.get_my_membership']);

test('every call by which an operator reads contact data is recorded', () => {
  const reads = ENDPOINTS.filter(({ audience, isReadOnly }) => !audience.includes('everybody') && isReadOnly);
  const missing = reads.filter(
    ({ id, response, showsPersonalData }) => hasContact(response as Schema) && !showsPersonalData && !OWN.has(id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the accounts of a response are found at any depth, each once', () => {
  const response = {
    results: [
      { id: 7, user_type: 2, name: '가', brand: { user_id: 7 } },
      { id: 100, user: { id: 8, name: '나', profile_image_url: null }, space: { id: 55 } },
      { id: 101, user: { id: null, profile_image_url: null } },
    ],
    count: 3,
  };
  expect([...findPeople(response)]).toEqual([7, 8]);
});
