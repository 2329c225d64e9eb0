import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';

/** Words in ids and paths of calls about account security, consents, money and exports of data. */
const SENSITIVE = /export|hand_over|password|consent|withdraw|business|pay|refund/;

/** Calls about accounts by which nobody can take one over: notifications, and the place where somebody works. */
const HARMLESS = /^\/api\/users\/(user_notification\w*|current_work_update|import_apart_detail)\/$/;

const isSensitive = ({ id, path }: Endpoint): boolean =>
  SENSITIVE.test(`${id} ${path}`) || (path.startsWith('/api/users/') && !HARMLESS.test(path));

/** A call that only lists or describes, instead of changing something or returning a file. */
const isReading = ({ method, responseTypes }: Endpoint): boolean =>
  method === 'GET' && responseTypes.every((type) => type === 'application/json');

const MEMBERS = new Set(['signed_in', 'general', 'brand']);

// Operators cannot act as operators, and a public call knows no account.
test('member calls about account security, consents, money and exports are refused while an operator acts', () => {
  const open = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.audience.some((group) => MEMBERS.has(group)) &&
      isSensitive(endpoint) &&
      !isReading(endpoint) &&
      !endpoint.refusedWhileActing,
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});
