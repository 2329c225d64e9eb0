import { APTS_CALLS } from './apts.calls.ts';
import { BIDS_CALLS } from './bids.calls.ts';
import { COMMUNITY_CALLS } from './community.calls.ts';
import type { CallOptions } from './call-options.ts';
import { COMMONS_CALLS } from './commons.calls.ts';
import { SHOPS_CALLS } from './shops.calls.ts';
import { USERS_CALLS } from './users.calls.ts';

/** The properties of calls that their contracts do not state, by the id of the call. */
export const CALLS: Record<string, CallOptions> = {
  ...USERS_CALLS,
  ...APTS_CALLS,
  ...BIDS_CALLS,
  ...COMMUNITY_CALLS,
  ...COMMONS_CALLS,
  ...SHOPS_CALLS,
};
